import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard points >= 2 else { return path }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        let r = min(center.x, center.y)
        for i in 0..<2 * points {
            let angle = Double(i) * .pi / Double(points) - .pi / 2
            let d = i % 2 == 0 ? r : r * innerRatio
            let point = CGPoint(x: center.x + d * cos(angle), y: center.y + d * sin(angle))
            i == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }
}
