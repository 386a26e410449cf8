import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        let f = min(max(fraction, 0), 1)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.size.width / 2, y: rect.size.height / 2),
            radius: min(rect.size.width, rect.size.height) / 2,
            startAngle: .degrees(135), endAngle: .degrees(135 + 270 * f), clockwise: false)
        return path
    }
}
