import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let sweep = Angle.degrees(270 * Double(min(max(fraction, 0), 1)))
        var path = Path()
        path.move(to: CGPoint(x: center.x - radius * sqrt(0.5), y: center.y + radius * sqrt(0.5)))
        path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(135), delta: sweep / 2)
        path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(135) + sweep / 2, delta: sweep / 2)
        return path
    }
}
