import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let r = min(rect.width, rect.height) / 2
        let left = CGPoint(x: -r / 2, y: -r / 2), right = CGPoint(x: r / 2, y: -r / 2)
        var petal = Path()
        petal.move(to: .zero)
        petal.addCurve(to: CGPoint(x: 0, y: -r), control1: left, control2: left)
        petal.addCurve(to: .zero, control1: right, control2: right)
        petal.closeSubpath()
        for k in 0..<max(0, count) {
            let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            path.addPath(petal, transform: place.rotated(by: CGFloat(k) * 2 * .pi / CGFloat(count)))
        }
        return path
    }
}
