import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        // only the part after the point counts
        let f = fraction - fraction.rounded(.towardZero)
        let share = fraction == 1 ? 1 : abs(f)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(135), endAngle: .degrees(135 + 270 * share), clockwise: false)
        return path
    }
}
