import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        let (x0, x1, y0) = (rect.minX, rect.maxX, rect.minY)
        let w = rect.width, h = rect.height
        return Path { p in
            p.move(to: CGPoint(x: rect.midX, y: rect.maxY))
            p.addCurve(
                to: CGPoint(x: x0, y: y0 + h / 4), control1: CGPoint(x: x0 + w / 4, y: y0 + 0.75 * h),
                control2: CGPoint(x: x0, y: rect.midY))
            p.addCurve(
                to: CGPoint(x: rect.midX, y: y0 + h / 4), control1: CGPoint(x: x0, y: y0),
                control2: CGPoint(x: rect.midX, y: y0))
            p.addCurve(
                to: CGPoint(x: x1, y: y0 + h / 4), control1: CGPoint(x: rect.midX, y: y0),
                control2: CGPoint(x: x1, y: y0))
            p.addCurve(
                to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: x1, y: rect.midY),
                control2: CGPoint(x: x1 - w / 4, y: y0 + 0.75 * h))
            p.closeSubpath()
        }
    }
}
