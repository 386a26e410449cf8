import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        var path = half(in: rect)
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        path.addPath(half(in: rect).applying(mirror))
        return path
    }

    func half(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.maxY - rect.height / 3),
            control2: CGPoint(x: rect.minX, y: rect.minY + rect.height / 3))
        path.closeSubpath()
        return path
    }
}
