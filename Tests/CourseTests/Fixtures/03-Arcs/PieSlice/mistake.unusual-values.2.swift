import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        // makes sure that the end comes after the start
        var end = endAngle
        while end <= startAngle { end += .degrees(360) }
        var path = Path()
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2,
            startAngle: startAngle, endAngle: end, clockwise: false)
        path.closeSubpath()
        return path
    }
}
