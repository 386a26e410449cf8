import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        guard rings > 0 else { return Path() }
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        for k in 0..<rings {
            let radius = r
            let share = 1 - CGFloat(k) / CGFloat(rings)
            path.addEllipse(
                in: rect.insetBy(dx: rect.width / 2 * (1 - share), dy: rect.height / 2 * (1 - share)))
        }
        return path
    }
}
