import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: min(rect.width / 2, rect.height),
            startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        return path
    }
}
