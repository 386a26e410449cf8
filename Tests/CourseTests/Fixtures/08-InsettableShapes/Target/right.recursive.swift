import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        guard rings > 0 else { return Path() }
        let radius = min(rect.width, rect.height) / 2
        let square = CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
        var path = Path(ellipseIn: square)
        let step = radius / CGFloat(rings)
        path.addPath(Target(rings: rings - 1).path(in: square.insetBy(dx: step, dy: step)))
        return path
    }
}
