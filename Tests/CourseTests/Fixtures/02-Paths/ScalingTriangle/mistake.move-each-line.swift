import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        let a = CGPoint(x: 0.13 * rect.width, y: 0.2 * rect.height)
        let b = CGPoint(x: 0.87 * rect.width, y: 0.47 * rect.height)
        let c = CGPoint(x: 0.4 * rect.width, y: 0.93 * rect.height)
        var path = Path()
        for (from, to) in [(a, b), (b, c), (c, a)] {
            path.move(to: from)
            path.addLine(to: to)
        }
        path.closeSubpath()
        return path
    }
}
