import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        let size = rect.height
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + size * 0.13, y: rect.minY + size * 0.2))
        path.addLine(to: CGPoint(x: rect.minX + size * 0.87, y: rect.minY + size * 0.47))
        path.addLine(to: CGPoint(x: rect.minX + size * 0.4, y: rect.minY + size * 0.93))
        path.closeSubpath()
        return path
    }
}
