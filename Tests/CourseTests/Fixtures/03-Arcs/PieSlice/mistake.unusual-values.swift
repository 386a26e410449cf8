import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: center)
        path.addRelativeArc(
            center: center, radius: min(rect.width, rect.height) / 2,
            startAngle: startAngle, delta: endAngle - startAngle)
        path.closeSubpath()
        return path
    }
}
