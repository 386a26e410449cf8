import SwiftUI

func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
}

func abs(_ x: CGFloat) -> CGFloat { x < 0 ? -x : x }

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let across = CGPoint(x: abs(rect.width) / 2, y: 0)
        let down = CGPoint(x: 0, y: abs(rect.height) / 2)
        let up = CGPoint(x: 0, y: -down.y)
        let back = CGPoint(x: -across.x, y: 0)

        var path = Path()
        path.move(to: center + up)
        path.addLine(to: center + across)
        path.addLine(to: center + down)
        path.addLine(to: center + back)
        path.closeSubpath()
        return path
    }
}
