import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var points: [CGPoint] = []
        for t in stride(from: 0.0, through: 1.0, by: 1.0 / 64) {
            points.append(CGPoint(x: rect.minX + t * rect.width, y: rect.midY - 2 * t * (1 - t) * rect.height / 2))
        }
        for point in points.reversed().dropFirst().dropLast() {
            points.append(CGPoint(x: point.x, y: 2 * rect.midY - point.y))
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }
}
