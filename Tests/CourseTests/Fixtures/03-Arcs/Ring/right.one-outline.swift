import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let hole = radius - min(max(thickness, 0), radius)
        // out along the rim, over a bridge, and back along the hole
        var path = Path()
        path.addRelativeArc(center: center, radius: radius, startAngle: .zero, delta: .degrees(360))
        path.addRelativeArc(center: center, radius: hole, startAngle: .zero, delta: .degrees(-360))
        path.closeSubpath()
        return path
    }
}
