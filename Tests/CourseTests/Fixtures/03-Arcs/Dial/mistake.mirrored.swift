import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        // from the lower right to the left
        let f = min(max(fraction, 0), 1)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(45), endAngle: .degrees(45 - 270 * f), clockwise: true)
        return path
    }
}
