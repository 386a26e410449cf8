import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.width, h = rect.height
        var path = Path()
        path.move(to: CGPoint(x: w / 2, y: h))
        path.addCurve(to: CGPoint(x: w / 2, y: 0), control1: CGPoint(x: 0, y: 2 * h / 3), control2: CGPoint(x: 0, y: h / 3))
        path.addCurve(to: CGPoint(x: w / 2, y: h), control1: CGPoint(x: w, y: h / 3), control2: CGPoint(x: w, y: 2 * h / 3))
        path.closeSubpath()
        return path
    }
}
