import SwiftUI

struct Wave: Shape {
    var periods: Int
    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let w = rect.width / CGFloat(2 * periods)
        for i in 0..<2 * periods {
            var bump = Path()
            bump.move(to: CGPoint(x: rect.minX + CGFloat(i) * w, y: rect.midY))
            bump.addQuadCurve(
                to: CGPoint(x: rect.minX + CGFloat(i + 1) * w, y: rect.midY),
                control: CGPoint(
                    x: rect.minX + (CGFloat(i) + 0.5) * w, y: rect.midY + (i % 2 == 0 ? -rect.height : rect.height)))
            path.addPath(bump)
        }
        return path
    }
}
