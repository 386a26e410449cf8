import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        let radius = min(rect.width / 2, rect.height)
        var path = Path()
        path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(180), delta: .degrees(90))
        path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(270), delta: .degrees(90))
        path.closeSubpath()
        return path
    }
}
