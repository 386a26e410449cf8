import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var corners: [CGPoint] = []
        for i in 0..<2 * points {
            let angle = -CGFloat.pi / 2 + CGFloat(i) * .pi / CGFloat(points)
            let d = i % 2 == 0 ? radius : radius * innerRatio
            corners.append(CGPoint(x: rect.midX + d * cos(angle), y: rect.midY + d * sin(angle)))
        }
        var path = Path()
        path.move(to: corners[0])
        for corner in corners[1...] { path.addLine(to: corner) }
        path.closeSubpath()
        return path
    }
}
