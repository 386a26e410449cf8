import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        let corners: [(x: Double, y: Double)] = [(0.13, 0.2), (0.87, 0.47), (0.4, 0.93)]
        var triangle = Path()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.x * rect.width, y: corner.y * rect.height)
            index == 0 ? triangle.move(to: point) : triangle.addLine(to: point)
        }
        triangle.closeSubpath()

        var path = Path()
        path.addPath(triangle, transform: CGAffineTransform(translationX: rect.origin.x, y: rect.origin.y))
        return path
    }
}
