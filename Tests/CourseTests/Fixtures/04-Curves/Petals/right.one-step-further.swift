import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        // Each petal is the one before, turned by one step; the other way round the flower is the same.
        guard count > 0 else { return Path() }
        let step = CGAffineTransform(rotationAngle: -2 * .pi / CGFloat(count))
        var petal = petal(in: rect).offsetBy(dx: -rect.midX, dy: -rect.midY)
        var path = Path()
        for _ in 0..<count {
            path.addPath(petal)
            petal = petal.applying(step)
        }
        return path.offsetBy(dx: rect.midX, dy: rect.midY)
    }

    func petal(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: center)
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.midY - r), control: CGPoint(x: rect.midX - r / 2, y: rect.midY - r / 2))
        path.addQuadCurve(to: center, control: CGPoint(x: rect.midX + r / 2, y: rect.midY - r / 2))
        path.closeSubpath()
        return path
    }
}
