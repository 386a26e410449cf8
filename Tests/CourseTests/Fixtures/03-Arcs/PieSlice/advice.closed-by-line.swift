import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { p in
            p.move(to: center)
            p.addArc(
                center: center, radius: min(rect.width, rect.height) / 2,
                startAngle: startAngle, endAngle: endAngle, clockwise: false)
            p.addLine(to: center)
        }
    }
}
