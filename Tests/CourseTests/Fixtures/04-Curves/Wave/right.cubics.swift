import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let step = rect.width / CGFloat(2 * periods)
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        var height = -rect.height
        for x in (0..<2 * periods).map({ rect.minX + CGFloat($0) * step }) {
            path.addCurve(
                to: CGPoint(x: x + step, y: rect.midY),
                control1: CGPoint(x: x + step / 3, y: rect.midY + height * 2 / 3),
                control2: CGPoint(x: x + step * 2 / 3, y: rect.midY + height * 2 / 3))
            height.negate()
        }
        return path
    }
}
