import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let out = rect.width / 6
        let upper = rect.minY + rect.height / 3, lower = rect.maxY - rect.height / 3
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.minX - out, y: lower), control2: CGPoint(x: rect.minX - out, y: upper))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY),
            control1: CGPoint(x: rect.maxX + out, y: upper), control2: CGPoint(x: rect.maxX + out, y: lower))
        path.closeSubpath()
        return path
    }
}
