import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        let step = rect.width / CGFloat(2 * periods)
        let middle = rect.height / 2
        path.move(to: CGPoint(x: 0, y: middle))
        for i in 0..<2 * periods {
            let x = CGFloat(i) * step
            path.addQuadCurve(
                to: CGPoint(x: x + step, y: middle),
                control: CGPoint(x: x + step / 2, y: i % 2 == 0 ? middle - rect.height : middle + rect.height))
        }
        return path
    }
}
