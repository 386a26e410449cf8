import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 3 / 4)
        let r = cornerRadius
        let tail = min(max(tailWidth, 0), body.width - 2 * r)
        var path = Path()
        path.addRoundedRect(in: body, cornerSize: CGSize(width: r, height: r), style: .circular)
        path.move(to: CGPoint(x: rect.midX + tail / 2, y: body.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX - tail / 2, y: body.maxY))
        path.closeSubpath()
        return path
    }
}
