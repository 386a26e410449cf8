import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: at(0.5, 1, rect))
        path.addCurve(to: at(0.5, 0, rect), control1: at(0, 2 / 3, rect), control2: at(0, 1 / 3, rect))
        path.addCurve(to: at(0.5, 1, rect), control1: at(1, 1 / 3, rect), control2: at(1, 2 / 3, rect))
        path.closeSubpath()
        return path
    }

    private func at(_ x: Double, _ y: Double, _ rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
    }
}
