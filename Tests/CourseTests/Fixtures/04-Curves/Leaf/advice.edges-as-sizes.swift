import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.maxX, rect.maxY)
        var path = Path()
        path.move(to: CGPoint(x: x / 2, y: y))
        path.addCurve(to: CGPoint(x: x / 2, y: 0), control1: CGPoint(x: 0, y: 2 * y / 3), control2: CGPoint(x: 0, y: y / 3))
        path.addCurve(to: CGPoint(x: x / 2, y: y), control1: CGPoint(x: x, y: y / 3), control2: CGPoint(x: x, y: 2 * y / 3))
        path.closeSubpath()
        return path
    }
}
