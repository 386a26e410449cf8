import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        // 225 degrees clockwise from the top is the lower left
        let f = min(max(fraction, 0), 1)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(225), endAngle: .degrees(225 + 270 * f), clockwise: false)
        return path
    }
}
