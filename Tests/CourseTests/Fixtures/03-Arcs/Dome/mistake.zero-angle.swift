import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        // from nine o'clock to three o'clock
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: min(rect.width / 2, rect.height),
            startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
        path.closeSubpath()
        return path
    }
}
