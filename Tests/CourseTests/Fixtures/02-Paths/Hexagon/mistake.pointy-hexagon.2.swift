import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var points: [CGPoint] = []
        for i in 0..<6 {
            let angle = CGFloat(i) * .pi / 3
            points.append(CGPoint(x: rect.midX + sin(angle) * radius, y: rect.midY + cos(angle) * radius))
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }
}
