import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        var unit = Path()
        unit.move(to: CGPoint(x: 0.4, y: 0.93))
        unit.addLine(to: CGPoint(x: 0.13, y: 0.2))
        unit.addLine(to: CGPoint(x: 0.87, y: 0.47))
        unit.closeSubpath()
        return unit
            .applying(CGAffineTransform(scaleX: rect.width, y: rect.height))
            .offsetBy(dx: rect.minX, dy: rect.minY)
    }
}
