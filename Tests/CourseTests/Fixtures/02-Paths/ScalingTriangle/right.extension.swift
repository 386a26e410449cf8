import SwiftUI

extension CGRect {
    subscript(x: CGFloat, y: CGFloat) -> CGPoint {
        CGPoint(x: minX + x * width, y: minY + y * height)
    }
}

struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: rect[0.13, 0.2])
        path.addLine(to: rect[0.87, 0.47])
        path.addLine(to: rect[0.4, 0.93])
        path.closeSubpath()
        return path
    }
}

#Preview("Scaling") {
    VStack {
        ScalingTriangle().frame(width: 50, height: 50)
        ScalingTriangle().frame(width: 200, height: 50)
    }
}
