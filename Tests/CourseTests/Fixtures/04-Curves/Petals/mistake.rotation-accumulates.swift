import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        guard count > 0 else { return Path() }
        let center = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        var petal = petal(in: rect).offsetBy(dx: -rect.midX, dy: -rect.midY)
        var path = Path()
        for k in 0..<count {
            petal = petal.applying(CGAffineTransform(rotationAngle: CGFloat(k) * 2 * .pi / CGFloat(count)))
            path.addPath(petal, transform: center)
        }
        return path
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
