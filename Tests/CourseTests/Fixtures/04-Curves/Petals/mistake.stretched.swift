import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        guard count > 0 else { return Path() }
        var unit = Path()
        var petal = Path()
        petal.move(to: .zero)
        petal.addQuadCurve(to: CGPoint(x: 0, y: -0.5), control: CGPoint(x: -0.25, y: -0.25))
        petal.addQuadCurve(to: .zero, control: CGPoint(x: 0.25, y: -0.25))
        petal.closeSubpath()
        for k in 0..<count {
            unit.addPath(petal, transform: CGAffineTransform(rotationAngle: CGFloat(k) * 2 * .pi / CGFloat(count)))
        }
        return unit.applying(CGAffineTransform(scaleX: rect.width, y: rect.height)).offsetBy(dx: rect.midX, dy: rect.midY)
    }
}
