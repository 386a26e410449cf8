import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 0.75)
        let radius = min(max(cornerRadius, 0), min(body.width, body.height) / 2)
        return Path(roundedRect: body, cornerRadius: radius, style: .circular)
    }
}
