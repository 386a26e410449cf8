import SwiftUI

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path { path in
            path.move(to: CGPoint(x: 0.13 * side, y: 0.2 * side))
            path.addLine(to: CGPoint(x: 0.87 * side, y: 0.47 * side))
            path.addLine(to: CGPoint(x: 0.4 * side, y: 0.93 * side))
            path.closeSubpath()
        }
    }
}
