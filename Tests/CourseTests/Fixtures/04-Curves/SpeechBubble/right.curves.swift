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
        path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + radius),
            control1: towards(topRight, from: CGPoint(x: rect.maxX - radius, y: rect.minY)),
            control2: towards(topRight, from: CGPoint(x: rect.maxX, y: rect.minY + radius)))
        path.addLine(to: CGPoint(x: rect.maxX, y: bottom - radius))
        path.addCurve(
            to: CGPoint(x: rect.maxX - radius, y: bottom),
            control1: towards(bottomRight, from: CGPoint(x: rect.maxX, y: bottom - radius)),
            control2: towards(bottomRight, from: CGPoint(x: rect.maxX - radius, y: bottom)))
        path.addLine(to: CGPoint(x: rect.midX + tail / 2, y: bottom))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX - tail / 2, y: bottom))
        path.addLine(to: CGPoint(x: rect.minX + radius, y: bottom))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: bottom - radius),
            control1: towards(bottomLeft, from: CGPoint(x: rect.minX + radius, y: bottom)),
            control2: towards(bottomLeft, from: CGPoint(x: rect.minX, y: bottom - radius)))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
        path.addCurve(
            to: CGPoint(x: rect.minX + radius, y: rect.minY),
            control1: towards(topLeft, from: CGPoint(x: rect.minX, y: rect.minY + radius)),
            control2: towards(topLeft, from: CGPoint(x: rect.minX + radius, y: rect.minY)))
        path.closeSubpath()
        return path
    }

    /// 0.5523 of the way to the corner: so a cubic is a quarter of a circle.
    private func towards(_ corner: CGPoint, from end: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (corner.x - end.x) * 0.5523, y: end.y + (corner.y - end.y) * 0.5523)
    }
}
