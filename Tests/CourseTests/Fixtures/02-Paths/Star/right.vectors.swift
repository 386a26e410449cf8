import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    // animates the ratio
    var animatableData: CGFloat {
        get { innerRatio }
        set { innerRatio = newValue }
    }

    init(points: Int, innerRatio: CGFloat) {
        self.points = points
        self.innerRatio = innerRatio
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outerRadius = min(rect.width, rect.height) * 0.5
        let innerRadius = outerRadius * innerRatio
        var path = Path()
        if points < 2 { return path }
        let increment = 2.0 * .pi / CGFloat(points)
        var angle = -CGFloat.pi / 2
        path.move(to: center.moved(by: outerRadius, angle))
        for _ in 1...points {
            path.addLine(to: center.moved(by: innerRadius, angle + increment / 2))
            angle += increment
            path.addLine(to: center.moved(by: outerRadius, angle))
        }
        path.closeSubpath()
        return path
    }
}

fileprivate extension CGPoint {
    func moved(by distance: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
    }
}
