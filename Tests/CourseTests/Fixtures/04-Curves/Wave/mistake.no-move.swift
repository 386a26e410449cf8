import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let step = rect.width / CGFloat(2 * periods)
        var x = rect.minX
        var side: CGFloat = -1
        while x < rect.maxX - step / 2 && periods > 0 {
            path.addQuadCurve(
                to: CGPoint(x: x + step, y: rect.midY), control: CGPoint(x: x + step / 2, y: rect.midY + side * rect.height))
            x += step
            side = -side
        }
        return path
    }
}
