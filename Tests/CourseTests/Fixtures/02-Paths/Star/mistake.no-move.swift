import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        guard points >= 2 else { return path }
        for i in 0...2 * points {
            let angle = -CGFloat.pi / 2 + CGFloat(i) * .pi / CGFloat(points)
            let d = i % 2 == 0 ? radius : radius * innerRatio
            path.addLine(to: CGPoint(x: rect.midX + d * cos(angle), y: rect.midY + d * sin(angle)))
        }
        return path
    }
}
