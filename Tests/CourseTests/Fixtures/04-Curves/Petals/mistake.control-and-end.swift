import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let r = min(rect.width, rect.height) / 2
        var petal = Path()
        petal.move(to: .zero)
        petal.addQuadCurve(to: CGPoint(x: -r / 2, y: -r / 2), control: CGPoint(x: 0, y: -r))
        petal.addQuadCurve(to: CGPoint(x: r / 2, y: -r / 2), control: .zero)
        petal.closeSubpath()
        for k in 0..<max(0, count) {
            let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            path.addPath(petal, transform: place.rotated(by: CGFloat(k) * 2 * .pi / CGFloat(count)))
        }
        return path
    }
}
