import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        return path
    }
}
