import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        // y measured from the bottom, as in maths
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - y * rect.height)
        }
        var path = Path()
        path.move(to: point(0.13, 0.2))
        path.addLine(to: point(0.87, 0.47))
        path.addLine(to: point(0.4, 0.93))
        path.closeSubpath()
        return path
    }
}
