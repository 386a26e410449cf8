import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        // keep the triangle's own proportions, then stretch
        let ratio = rect.height / rect.width
        let w = rect.width
        var path = Path()
        path.move(to: CGPoint(x: 0.13 * w, y: 0.2 * w * ratio))
        path.addLine(to: CGPoint(x: 0.87 * w, y: 0.47 * w * ratio))
        path.addLine(to: CGPoint(x: 0.4 * w, y: 0.93 * w * ratio))
        path.closeSubpath()
        return path
    }
}
