import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        // Begins on the left, in the middle of a curve that is split in two.
        func mid(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let bottom = CGPoint(x: rect.midX, y: rect.maxY), top = CGPoint(x: rect.midX, y: rect.minY)
        let low = CGPoint(x: rect.minX, y: rect.minY + rect.height / 1.5)
        let high = CGPoint(x: rect.minX, y: rect.minY + rect.height / 3)
        let (a, b, c) = (mid(bottom, low), mid(low, high), mid(high, top))
        let (d, e) = (mid(a, b), mid(b, c))
        let side = mid(d, e)
        var path = Path()
        path.move(to: side)
        path.addCurve(to: top, control1: e, control2: c)
        path.addCurve(
            to: bottom, control1: CGPoint(x: rect.maxX, y: high.y), control2: CGPoint(x: rect.maxX, y: low.y))
        path.addCurve(to: side, control1: a, control2: d)
        path.closeSubpath()
        return path
    }
}
