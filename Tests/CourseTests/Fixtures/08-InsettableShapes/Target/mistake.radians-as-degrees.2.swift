import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        guard rings > 0 else { return Path() }
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        for k in 0..<rings {
            let radius = r * (1 - CGFloat(k) / CGFloat(rings))
            var circle = Path()
            circle.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
                startAngle: .degrees(0), endAngle: .degrees(2 * .pi), clockwise: false)
            path.addPath(circle)
        }
        return path
    }
}
