import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: Double, _ y: Double) -> CGPoint {
            let dx = (x - 0.5) * rect.width / 2
            let dy = (y - 0.5) * rect.height / 2
            return CGPoint(x: rect.midX + dx, y: rect.midY + dy)
        }
        var path = Path()
        path.addLines([point(0.13, 0.2), point(0.87, 0.47), point(0.4, 0.93)])
        path.closeSubpath()
        return path
    }
}
