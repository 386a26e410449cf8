import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.size.width
        let h = rect.size.height
        var path = Path()
        path.move(to: CGPoint(x: h * 0.2, y: w * 0.13))
        path.addLine(to: CGPoint(x: h * 0.47, y: w * 0.87))
        path.addLine(to: CGPoint(x: h * 0.93, y: w * 0.4))
        path.closeSubpath()
        return path
    }
}
