import SwiftUI

struct ScalingTriangle: Shape {
    let width: CGFloat = 100
    let height: CGFloat = 100

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0.13 * width, y: 0.2 * height))
        path.addLine(to: CGPoint(x: 0.87 * width, y: 0.47 * height))
        path.addLine(to: CGPoint(x: 0.4 * width, y: 0.93 * height))
        path.closeSubpath()
        return path
    }
}
