import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: rect.height,
            startAngle: .degrees(180), endAngle: .zero, clockwise: false)
        path.closeSubpath()
        return path
    }
}
