import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let r = min(rect.width, rect.height) / 2
        var k = 0
        while k < count {
            let angle = CGFloat(k) / CGFloat(count) * 2 * .pi
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                CGPoint(x: center.x + x * r * cos(angle) - y * r * sin(angle), y: center.y + x * r * sin(angle) + y * r * cos(angle))
            }
            path.move(to: center)
            path.addQuadCurve(to: at(0, -1), control: at(-0.5, -0.5))
            path.closeSubpath()
            k += 1
        }
        return path
    }
}
