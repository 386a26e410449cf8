import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        // A quadratic curve is the cubic one whose controls lie two thirds of the way to its control point.
        func curve(_ path: inout Path, from start: CGPoint, to end: CGPoint, over control: CGPoint) {
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
                control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
        }
        let left = CGPoint(x: rect.minX, y: rect.midY), right = CGPoint(x: rect.maxX, y: rect.midY)
        var path = Path()
        path.move(to: left)
        curve(&path, from: left, to: right, over: CGPoint(x: rect.midX, y: rect.minY))
        curve(&path, from: right, to: left, over: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
