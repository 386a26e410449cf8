import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX * 0.13, y: rect.maxY * 0.2))
        path.addLine(to: CGPoint(x: rect.maxX * 0.87, y: rect.maxY * 0.47))
        path.addLine(to: CGPoint(x: rect.maxX * 0.4, y: rect.maxY * 0.93))
        path.closeSubpath()
        return path
    }
}
