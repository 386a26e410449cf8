import SwiftUI

struct Petal: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control: CGPoint(x: rect.minX + rect.width / 4, y: rect.minY + rect.height / 4))
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.midY),
            control: CGPoint(x: rect.maxX - rect.width / 4, y: rect.minY + rect.height / 4))
        path.closeSubpath()
        return path
    }
}

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        // The rotation of a shape turns about the centre of its rectangle.
        var path = Path()
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        for k in 0..<max(count, 0) {
            path.addPath(Petal().rotation(.degrees(360 / Double(count) * Double(k))).path(in: square))
        }
        return path
    }
}
