import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let step = rect.width / CGFloat(2 * periods)
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for i in 1...2 * periods {
            path.addLine(to: CGPoint(x: rect.minX + CGFloat(i) * step, y: rect.midY))
        }
        return path
    }
}
