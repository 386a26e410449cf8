import SwiftUI

struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)

        var ball = Path()
        ball.addArc(center: center, radius: r, startAngle: .zero, endAngle: .degrees(-90), clockwise: true)
        ball.addArc(center: center, radius: r, startAngle: .degrees(-90), endAngle: .degrees(-180), clockwise: true)
        ball.closeSubpath()

        var wafer = Path()
        wafer.move(to: CGPoint(x: center.x - r, y: center.y))
        wafer.addLine(to: CGPoint(x: center.x + r, y: center.y))
        wafer.addLine(to: CGPoint(x: center.x, y: rect.maxY))
        wafer.closeSubpath()

        ball.addPath(wafer)
        return ball
    }
}
