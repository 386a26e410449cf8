import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.addArc(
            center: center, radius: min(rect.width / 2, rect.height),
            startAngle: .degrees(180), endAngle: .zero, clockwise: false)
        path.closeSubpath()
        return path
    }
}
