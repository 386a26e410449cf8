import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        let end = 135 + 270 * min(fraction, 1)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(135), endAngle: .degrees(end), clockwise: false)
        return path
    }
}
