import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        let inner = rect.insetBy(dx: r, dy: r)
        var path = Path()
        path.addArc(center: CGPoint(x: inner.minX, y: inner.minY), radius: r, startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
        path.addArc(center: CGPoint(x: inner.maxX, y: inner.minY), radius: r, startAngle: .degrees(270), endAngle: .degrees(360), clockwise: false)
        path.addArc(center: CGPoint(x: inner.maxX, y: inner.maxY), radius: r, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        path.addArc(center: CGPoint(x: inner.minX, y: inner.maxY), radius: r, startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
        path.closeSubpath()
        return path
    }
}
