import SwiftUI

struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.move(to: CGPoint(x: radius, y: 0))
        path.addArc(
            center: .zero, radius: radius, startAngle: .zero, endAngle: .radians(.pi), clockwise: true)
        path.addLine(to: CGPoint(x: 0, y: rect.height / 2))
        path.closeSubpath()
        return path.offsetBy(dx: rect.midX, dy: rect.midY)
    }
}
