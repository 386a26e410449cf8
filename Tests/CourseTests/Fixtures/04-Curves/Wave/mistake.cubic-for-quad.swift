import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods >= 1 else { return path }
        let period = rect.width / CGFloat(periods)
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for i in 0..<periods {
            let x = rect.minX + CGFloat(i) * period
            path.addCurve(
                to: CGPoint(x: x + period, y: rect.midY),
                control1: CGPoint(x: x + period / 2, y: rect.midY - rect.height),
                control2: CGPoint(x: x + period / 2, y: rect.midY + rect.height))
        }
        return path
    }
}
