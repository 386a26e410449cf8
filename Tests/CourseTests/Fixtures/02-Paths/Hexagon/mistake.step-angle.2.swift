import SwiftUI

struct Hexagon: Shape {
    let sides = 6

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let step = 4 * CGFloat.pi / CGFloat(sides)
        var path = Path()
        for i in 0..<sides {
            let angle = CGFloat(i) * step
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            i == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }
}
