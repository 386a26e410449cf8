import SwiftUI

struct Leaf: Shape {

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.midX, y: rect.minY + rect.height * 2 / 3),
            control2: CGPoint(x: rect.midX, y: rect.minY + rect.height / 3))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.minY + rect.height / 3),
            control2: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 2 / 3))
        path.closeSubpath()
        return path
    }
}
