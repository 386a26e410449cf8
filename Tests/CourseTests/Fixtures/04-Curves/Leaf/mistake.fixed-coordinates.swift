import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 50, y: 100))
        path.addCurve(to: CGPoint(x: 50, y: 0), control1: CGPoint(x: 0, y: 66.7), control2: CGPoint(x: 0, y: 33.3))
        path.addCurve(to: CGPoint(x: 50, y: 100), control1: CGPoint(x: 100, y: 33.3), control2: CGPoint(x: 100, y: 66.7))
        path.closeSubpath()
        return path
    }
}
