import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let r = min(rect.width, rect.height) / 2
        let step = CGFloat(360) / CGFloat(points * 2)
        var angle = -CGFloat.pi / 2
        var path = Path()
        for i in 0..<2 * points {
            let d = i % 2 == 0 ? r : r * innerRatio
            let point = CGPoint(x: rect.midX + d * cos(angle), y: rect.midY + d * sin(angle))
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
            angle += step
        }
        path.closeSubpath()
        return path
    }
}
