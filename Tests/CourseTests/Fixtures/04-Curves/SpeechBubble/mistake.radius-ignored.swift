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
        path.addLine(to: topRight)
        path.addLine(to: bottomRight)
        path.addLine(to: CGPoint(x: rect.midX + tail / 2, y: bottom))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX - tail / 2, y: bottom))
        path.addLine(to: bottomLeft)
        path.addLine(to: topLeft)
        path.closeSubpath()
        return path
    }
}
