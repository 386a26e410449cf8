import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let share = max(0, min(1, fraction))
        if share == 0 { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(135 + 270 * share), endAngle: .degrees(135), clockwise: true)
        return path
    }
}
