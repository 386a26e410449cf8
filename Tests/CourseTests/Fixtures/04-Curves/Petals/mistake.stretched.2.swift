import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        guard count > 0 else { return Path() }
        let w = rect.width, h = rect.height
        var path = Path()
        var petal = Path()
        petal.move(to: .zero)
        petal.addQuadCurve(to: CGPoint(x: 0, y: -h / 2), control: CGPoint(x: -w / 4, y: -h / 4))
        petal.addQuadCurve(to: .zero, control: CGPoint(x: w / 4, y: -h / 4))
        petal.closeSubpath()
        for k in 0..<count {
            let turn = CGAffineTransform(rotationAngle: CGFloat(k) * 2 * .pi / CGFloat(count))
            path.addPath(petal.applying(turn).offsetBy(dx: rect.midX, dy: rect.midY))
        }
        return path
    }
}
