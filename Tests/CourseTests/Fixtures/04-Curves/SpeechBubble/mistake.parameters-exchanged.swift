import SwiftUI

struct SpeechBubble: Shape {
    var cornerRadius: CGFloat
    var tailWidth: CGFloat
    func path(in rect: CGRect) -> Path {
        let h = rect.height * 0.75
        let bottom = rect.minY + h
        let r = min(max(tailWidth, 0), min(rect.width, h) / 2)
        let tw = min(max(cornerRadius, 0), rect.width - 2 * r)
        var p = Path()
        p.move(to: CGPoint(x: rect.minX + r, y: rect.minY))
        p.addLine(to: CGPoint(x: rect.maxX - r, y: rect.minY))
        p.addArc(
            center: CGPoint(x: rect.maxX - r, y: rect.minY + r), radius: r, startAngle: .degrees(-90),
            endAngle: .degrees(0),
            clockwise: false)
        p.addLine(to: CGPoint(x: rect.maxX, y: bottom - r))
        p.addArc(
            center: CGPoint(x: rect.maxX - r, y: bottom - r), radius: r, startAngle: .degrees(0),
            endAngle: .degrees(90),
            clockwise: false)
        p.addLine(to: CGPoint(x: rect.midX + tw / 2, y: bottom))
        p.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        p.addLine(to: CGPoint(x: rect.midX - tw / 2, y: bottom))
        p.addLine(to: CGPoint(x: rect.minX + r, y: bottom))
        p.addArc(
            center: CGPoint(x: rect.minX + r, y: bottom - r), radius: r, startAngle: .degrees(90),
            endAngle: .degrees(180),
            clockwise: false)
        p.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r))
        p.addArc(
            center: CGPoint(x: rect.minX + r, y: rect.minY + r), radius: r, startAngle: .degrees(180),
            endAngle: .degrees(270), clockwise: false)
        p.closeSubpath()
        return p
    }
}
