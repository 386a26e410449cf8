import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let count = 2 * periods
        let step = rect.width / CGFloat(2 * periods)
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for i in 0..<count {
            let x = rect.minX + CGFloat(i) * step
            path.addQuadCurve(
                to: CGPoint(x: x + step, y: rect.midY),
                control: CGPoint(x: x + step, y: rect.midY + (i % 2 == 0 ? -rect.height : rect.height)))
        }
        return path
    }
}
