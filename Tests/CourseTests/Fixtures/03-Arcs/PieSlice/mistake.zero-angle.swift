import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        // SwiftUI starts at three o'clock, a pie starts at twelve
        let quarter = Angle.degrees(90)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2,
            startAngle: startAngle - quarter, endAngle: endAngle - quarter, clockwise: false)
        path.closeSubpath()
        return path
    }
}
