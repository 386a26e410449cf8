import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        // From the line to the top, and from the top to the line.
        var path = Path()
        guard periods > 0 else { return path }
        let quarter = rect.width / CGFloat(4 * periods)
        var x = rect.minX
        path.move(to: CGPoint(x: x, y: rect.midY))
        for i in 0..<2 * periods {
            let top = i.isMultiple(of: 2) ? rect.minY : rect.maxY
            path.addQuadCurve(to: CGPoint(x: x + quarter, y: top), control: CGPoint(x: x + quarter / 2, y: top))
            path.addQuadCurve(
                to: CGPoint(x: x + 2 * quarter, y: rect.midY), control: CGPoint(x: x + 1.5 * quarter, y: top))
            x += 2 * quarter
        }
        return path
    }
}
