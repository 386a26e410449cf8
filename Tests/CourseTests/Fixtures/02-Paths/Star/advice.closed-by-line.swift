import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard points >= 2 else { return path }
        let r = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let first = CGPoint(x: center.x, y: center.y - r)
        path.move(to: first)
        for i in 1..<2 * points {
            let angle = Double(i) * .pi / Double(points)
            let d = i % 2 == 0 ? r : r * innerRatio
            path.addLine(to: CGPoint(x: center.x + d * sin(angle), y: center.y - d * cos(angle)))
        }
        path.addLine(to: first)
        return path
    }
}
