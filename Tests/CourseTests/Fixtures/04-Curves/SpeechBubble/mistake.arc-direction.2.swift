import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let height = rect.height * 0.75
        let bottom = rect.minY + height
        let radius = min(max(cornerRadius, 0), rect.width / 2, height / 2)
        let tail = min(max(tailWidth, 0), rect.width - 2 * radius)
        let topLeft = CGPoint(x: rect.minX, y: rect.minY)
        let topRight = CGPoint(x: rect.maxX, y: rect.minY)
        let bottomRight = CGPoint(x: rect.maxX, y: bottom)
        let bottomLeft = CGPoint(x: rect.minX, y: bottom)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
        path.addArc(
            center: topRight, radius: radius, startAngle: .degrees(-180),
            endAngle: .degrees(-270), clockwise: true)
        path.addArc(
            center: bottomRight, radius: radius, startAngle: .degrees(-90),
            endAngle: .degrees(-180), clockwise: true)
        path.addLine(to: CGPoint(x: rect.midX + tail / 2, y: bottom))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX - tail / 2, y: bottom))
        path.addArc(
            center: bottomLeft, radius: radius, startAngle: .degrees(0),
            endAngle: .degrees(-90), clockwise: true)
        path.addArc(
            center: topLeft, radius: radius, startAngle: .degrees(90),
            endAngle: .degrees(0), clockwise: true)
        path.closeSubpath()
        return path
    }
}
