import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + 0.2 * rect.width, y: rect.minY + 0.13 * rect.height))
        path.addLine(to: CGPoint(x: rect.minX + 0.47 * rect.width, y: rect.minY + 0.87 * rect.height))
        path.addLine(to: CGPoint(x: rect.minX + 0.93 * rect.width, y: rect.minY + 0.4 * rect.height))
        path.closeSubpath()
        return path
    }
}
