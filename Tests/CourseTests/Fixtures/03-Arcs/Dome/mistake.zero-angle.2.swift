import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: min(rect.width / 2, rect.height),
            startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
        path.closeSubpath()
        return path
    }
}
