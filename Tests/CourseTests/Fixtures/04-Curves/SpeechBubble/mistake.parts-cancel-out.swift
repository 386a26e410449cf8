import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 3 / 4)
        let r = min(max(cornerRadius, 0), min(body.width, body.height) / 2)
        let tail = min(max(tailWidth, 0), body.width - 2 * r)
        var path = Path(roundedRect: body, cornerSize: CGSize(width: r, height: r), style: .circular)
        // The tail begins well inside of the body.
        path.addLines([
            CGPoint(x: rect.midX - tail / 2, y: body.midY),
            CGPoint(x: rect.midX - tail / 2, y: body.maxY),
            CGPoint(x: rect.midX, y: rect.maxY),
            CGPoint(x: rect.midX + tail / 2, y: body.maxY),
            CGPoint(x: rect.midX + tail / 2, y: body.midY),
        ])
        path.closeSubpath()
        return path
    }
}
