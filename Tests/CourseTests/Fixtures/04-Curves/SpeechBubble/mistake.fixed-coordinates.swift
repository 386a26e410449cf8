import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        let height: CGFloat = 75
        let bottom = height
        let radius = min(max(cornerRadius, 0), 100 / 2, height / 2)
        let tail = min(max(tailWidth, 0), 100 - 2 * radius)
        let topLeft = CGPoint(x: 0, y: 0)
        let topRight = CGPoint(x: 100, y: 0)
        let bottomRight = CGPoint(x: 100, y: bottom)
        let bottomLeft = CGPoint(x: 0, y: bottom)
        var path = Path()
        path.move(to: CGPoint(x: radius, y: 0))
        path.addArc(tangent1End: topRight, tangent2End: bottomRight, radius: radius)
        path.addArc(tangent1End: bottomRight, tangent2End: bottomLeft, radius: radius)
        path.addLine(to: CGPoint(x: 50 + tail / 2, y: bottom))
        path.addLine(to: CGPoint(x: 50, y: 100))
        path.addLine(to: CGPoint(x: 50 - tail / 2, y: bottom))
        path.addArc(tangent1End: bottomLeft, tangent2End: topLeft, radius: radius)
        path.addArc(tangent1End: topLeft, tangent2End: topRight, radius: radius)
        path.closeSubpath()
        return path
    }
}
