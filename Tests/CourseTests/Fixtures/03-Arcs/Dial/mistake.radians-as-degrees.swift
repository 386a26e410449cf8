import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        let f = min(max(fraction, 0), 1)
        let start = 0.75 * Double.pi
        let end = start + 1.5 * .pi * f
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
        return path
    }
}
