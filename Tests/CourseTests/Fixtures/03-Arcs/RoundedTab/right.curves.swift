import SwiftUI

struct RoundedTab: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let r = rect.room(for: radius)
        let k = r * (1 - 0.55228)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r))
        path.addCurve(
            to: CGPoint(x: rect.minX + r, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + k),
            control2: CGPoint(x: rect.minX + k, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - r, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + r),
            control1: CGPoint(x: rect.maxX - k, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + k))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private extension CGRect {
    func room(for radius: CGFloat) -> CGFloat {
        Swift.min(Swift.max(radius, 0), width / 2, height)
    }
}
