import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        // step by step from the start to the end
        var steps = 0
        var angle = startAngle.radians
        while angle != endAngle.radians {
            angle += .pi / 180
            steps += 1
        }
        var path = Path()
        path.move(to: center)
        for step in 0...steps {
            let angle = startAngle.radians + Double(step) * .pi / 180
            path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
        path.closeSubpath()
        return path
    }
}
