import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        var path = Path()
        for i in 0..<2 * points {
            let angle = -CGFloat.pi / 2 + CGFloat(i) * .pi / CGFloat(points)
            let share = i % 2 == 0 ? 1 : innerRatio
            let point = CGPoint(
                x: rect.midX + rect.width / 2 * share * cos(angle),
                y: rect.midY + rect.height / 2 * share * sin(angle))
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
