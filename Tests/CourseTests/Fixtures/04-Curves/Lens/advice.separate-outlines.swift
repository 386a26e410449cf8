import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var half = Path()
        half.move(to: CGPoint(x: rect.minX, y: rect.midY))
        half.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
        half.closeSubpath()
        var path = half
        path.addPath(half.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)))
        return path
    }
}
