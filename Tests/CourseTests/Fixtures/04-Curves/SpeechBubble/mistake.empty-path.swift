import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 0.75)
        drawBody(body, in: path)
        return path
    }

    func drawBody(_ body: CGRect, in path: Path) {
        var path = path
        path.addRoundedRect(in: body, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: .circular)
    }
}
