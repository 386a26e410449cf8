import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        let quarter = rect.height / 4
        let points = [
            CGPoint(x: rect.midX, y: rect.midY - quarter), CGPoint(x: rect.maxX, y: rect.midY),
            CGPoint(x: rect.midX, y: rect.midY + quarter), CGPoint(x: rect.minX, y: rect.midY),
        ]
        let controls = [
            CGPoint(x: rect.minX + rect.width / 4, y: rect.midY - quarter),
            CGPoint(x: rect.maxX - rect.width / 4, y: rect.midY - quarter),
            CGPoint(x: rect.maxX - rect.width / 4, y: rect.midY + quarter),
            CGPoint(x: rect.minX + rect.width / 4, y: rect.midY + quarter),
        ]
        var path = Path()
        path.move(to: points[3])
        for (point, control) in zip(points, controls) { path.addQuadCurve(to: point, control: control) }
        path.closeSubpath()
        return path
    }
}
