import SwiftUI

struct Heart: Shape {

    func path(in rect: CGRect) -> Path {
        func g(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var p = Path()
        p.move(to: g(0.5, 0.25))
        p.addCurve(to: g(0, 0.25), control1: g(0.5, 0), control2: g(0, 0))
        p.addCurve(to: g(0.5, 1), control1: g(0, 0.5), control2: g(0.25, 0.75))
        p.closeSubpath()
        p.addPath(p, transform: CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: 2 * rect.midX, y: 0))
        return p
    }
}
