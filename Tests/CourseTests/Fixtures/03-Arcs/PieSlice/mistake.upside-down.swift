import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        // anticlockwise, as in maths
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2,
            startAngle: -startAngle, endAngle: -endAngle, clockwise: true)
        path.closeSubpath()
        return path
    }
}
