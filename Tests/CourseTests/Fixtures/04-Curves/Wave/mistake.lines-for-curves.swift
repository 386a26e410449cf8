import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        guard periods > 0 else { return Path() }
        let step = rect.width / CGFloat(4 * periods)
        var points: [CGPoint] = []
        for i in 0...4 * periods {
            let heights = [rect.midY, rect.minY, rect.midY, rect.maxY]
            points.append(CGPoint(x: rect.minX + CGFloat(i) * step, y: heights[i % 4]))
        }
        var path = Path()
        path.addLines(points)
        return path
    }
}
