import SwiftUI

struct Wave: Shape {
    var periods: Int
    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let w = rect.width / CGFloat(periods)
        var one = Path()
        one.move(to: CGPoint(x: rect.minX, y: rect.midY))
        one.addQuadCurve(
            to: CGPoint(x: rect.minX + w / 2, y: rect.midY),
            control: CGPoint(x: rect.minX + w / 4, y: rect.midY - rect.height))
        one.addQuadCurve(
            to: CGPoint(x: rect.minX + w, y: rect.midY),
            control: CGPoint(x: rect.minX + 3 * w / 4, y: rect.midY + rect.height))
        for i in 0..<periods { path.addPath(one, transform: CGAffineTransform(translationX: CGFloat(i) * w, y: 0)) }
        return path
    }
}
