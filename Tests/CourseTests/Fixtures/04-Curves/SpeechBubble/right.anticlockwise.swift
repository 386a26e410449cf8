import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat

    func path(in rect: CGRect) -> Path {
        // Down on the left, through the tail, up on the right.
        let bottom = rect.maxY - rect.height / 4
        let r = max(0, min(cornerRadius, rect.width / 2, (bottom - rect.minY) / 2))
        let half = max(0, min(tailWidth / 2, rect.width / 2 - r))
        return Path { p in
            p.move(to: CGPoint(x: rect.minX + r, y: rect.minY))
            p.addArc(
                center: CGPoint(x: rect.minX + r, y: rect.minY + r), radius: r, startAngle: .degrees(270),
                endAngle: .degrees(180), clockwise: true)
            p.addArc(
                center: CGPoint(x: rect.minX + r, y: bottom - r), radius: r, startAngle: .degrees(180),
                endAngle: .degrees(90), clockwise: true)
            p.addLine(to: CGPoint(x: rect.midX - half, y: bottom))
            p.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.midX + half, y: bottom))
            p.addArc(
                center: CGPoint(x: rect.maxX - r, y: bottom - r), radius: r, startAngle: .degrees(90),
                endAngle: .degrees(0), clockwise: true)
            p.addArc(
                center: CGPoint(x: rect.maxX - r, y: rect.minY + r), radius: r, startAngle: .degrees(0),
                endAngle: .degrees(-90), clockwise: true)
            p.closeSubpath()
        }
    }
}
