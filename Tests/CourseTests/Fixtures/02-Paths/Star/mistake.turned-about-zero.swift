import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for i in 0..<2 * points {
            let angle = -CGFloat.pi / 2 + CGFloat(i) * .pi / CGFloat(points)
            let d = i % 2 == 0 ? radius : radius * innerRatio
            if i == 0 {
                path.move(to: CGPoint(x: d * cos(angle), y: d * sin(angle)))
            } else {
                path.addLine(to: CGPoint(x: d * cos(angle), y: d * sin(angle)))
            }
        }
        path.closeSubpath()
        return path
    }
}
