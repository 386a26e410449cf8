import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let petal = petal(in: rect)
        for k in 0..<max(count, 0) {
            let angle = CGFloat(k) * 2 * .pi / CGFloat(count)
            path.addPath(petal.applying(CGAffineTransform(rotationAngle: angle).translatedBy(x: -rect.midX, y: -rect.midY)))
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
