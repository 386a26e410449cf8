import SwiftUI

struct Star: Shape {
    let points: Int
    let innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard points > 1 else { return path }
        let outer = min(rect.width, rect.height) / 2
        let inner = outer * innerRatio
        for i in 0..<(points * 2) {
            let angle = -CGFloat.pi / 2 + CGFloat(i) * .pi / CGFloat(points)
            let radius = i % 2 == 0 ? inner : outer
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
