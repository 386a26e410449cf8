import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.width, h = rect.height
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * w, y: rect.minY + y * h) }
        var path = Path()
        path.move(to: p(0, 0.5))
        path.addCurve(to: p(1, 0.5), control1: p(1.0 / 3, 0), control2: p(2.0 / 3, 0))
        path.addCurve(to: p(0, 0.5), control1: p(2.0 / 3, 1), control2: p(1.0 / 3, 1))
        path.closeSubpath()
        return path
    }
}
