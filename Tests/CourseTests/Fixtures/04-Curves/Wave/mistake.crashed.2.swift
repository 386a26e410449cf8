import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let period = rect.width / CGFloat(periods)
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, to: rect.maxX - period / 2, by: period) {
            path.addQuadCurve(
                to: CGPoint(x: x + period / 2, y: rect.midY),
                control: CGPoint(x: x + period / 4, y: rect.midY - rect.height))
            path.addQuadCurve(
                to: CGPoint(x: x + period, y: rect.midY),
                control: CGPoint(x: x + period * 3 / 4, y: rect.midY + rect.height))
        }
        return path
    }
}
