import SwiftUI

struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addArc(center: center, radius: radius, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
        path.addLine(to: CGPoint(x: center.x, y: center.y + radius))
        path.closeSubpath()
        return path
    }
}
