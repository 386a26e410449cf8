import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let body = CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: 0.75 * rect.height))
        let r = min(max(cornerRadius, 0), min(body.width, body.height) / 2)
        let tail = min(max(tailWidth, 0), body.width - 2 * r)
        let inner = body.insetBy(dx: r, dy: r)
        let centers = [
            CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
            CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
        ]
        var path = Path()
        for (number, center) in centers.enumerated() {
            path.addRelativeArc(
                center: center, radius: r, startAngle: .degrees(90 * Double(number)), delta: .degrees(90))
            if number == 0 {
                path.addLine(to: CGPoint(x: rect.midX + tail / 2, y: body.maxY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.midX - tail / 2, y: body.maxY))
            }
        }
        path.closeSubpath()
        return path
    }
}
