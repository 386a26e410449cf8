import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let r = min(rect.width, rect.height) / 2
        for k in stride(from: 0, to: count, by: 1) {
            let angle = CGFloat(k) / CGFloat(count) * 2 * .pi
            let tip = CGPoint(x: center.x + r * sin(angle), y: center.y - r * cos(angle))
            let side = angle + .pi / 4
            let control = CGPoint(x: center.x + r / sqrt(2) * sin(side), y: center.y - r / sqrt(2) * cos(side))
            path.move(to: tip)
            path.addQuadCurve(to: center, control: control)
        }
        return path
    }
}
