import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.width, h = rect.height
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX - 0.13 * w, y: rect.minY + 0.2 * h))
        path.addLine(to: CGPoint(x: rect.maxX - 0.87 * w, y: rect.minY + 0.47 * h))
        path.addLine(to: CGPoint(x: rect.maxX - 0.4 * w, y: rect.minY + 0.93 * h))
        path.closeSubpath()
        return path
    }
}
