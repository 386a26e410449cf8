import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard count > 0 else { return path }
        let r = rect.height / 2
        var petal = Path()
        petal.move(to: .zero)
        petal.addQuadCurve(to: CGPoint(x: 0, y: -r), control: CGPoint(x: -r / 2, y: -r / 2))
        petal.addQuadCurve(to: .zero, control: CGPoint(x: r / 2, y: -r / 2))
        petal.closeSubpath()
        for k in 0..<count {
            let angle = CGFloat(k) * 2 * .pi / CGFloat(count)
            path.addPath(petal, transform: CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle))
        }
        return path
    }
}
