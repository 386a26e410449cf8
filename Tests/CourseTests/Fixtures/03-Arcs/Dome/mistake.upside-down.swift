import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        // hangs from the top edge
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.minY), radius: min(rect.width / 2, rect.height),
            startAngle: .degrees(180), endAngle: .zero, clockwise: true)
        path.closeSubpath()
        return path
    }
}
