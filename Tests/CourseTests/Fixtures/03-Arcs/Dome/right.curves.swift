import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width / 2, rect.height)
        let k = r * 0.5523
        let (x, y) = (rect.midX, rect.maxY)
        var path = Path()
        path.move(to: CGPoint(x: x - r, y: y))
        path.addCurve(
            to: CGPoint(x: x, y: y - r),
            control1: CGPoint(x: x - r, y: y - k), control2: CGPoint(x: x - k, y: y - r))
        path.addCurve(
            to: CGPoint(x: x + r, y: y),
            control1: CGPoint(x: x + k, y: y - r), control2: CGPoint(x: x + r, y: y - k))
        path.closeSubpath()
        return path
    }
}
