import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addLines((0..<points).map { i in
            let angle = -CGFloat.pi / 2 + 2 * CGFloat(i) * .pi / CGFloat(points)
            return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        })
        path.closeSubpath()
        return path
    }
}
