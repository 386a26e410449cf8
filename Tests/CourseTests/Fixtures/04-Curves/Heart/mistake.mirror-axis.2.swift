import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        var path = left(in: rect)
        let mirror = CGAffineTransform(translationX: 2 * rect.maxX, y: 0).scaledBy(x: -1, y: 1)
        path.addPath(left(in: rect), transform: mirror)
        return path
    }

    func left(in rect: CGRect) -> Path {
        let (x, y, w, h) = (rect.minX, rect.minY, rect.width, rect.height)
        var path = Path()
        path.move(to: CGPoint(x: x + w / 2, y: y + h / 4))
        path.addCurve(
            to: CGPoint(x: x, y: y + h / 4), control1: CGPoint(x: x + w / 2, y: y), control2: CGPoint(x: x, y: y))
        path.addCurve(
            to: CGPoint(x: x + w / 2, y: y + h), control1: CGPoint(x: x, y: y + h / 2),
            control2: CGPoint(x: x + w / 4, y: y + h * 3 / 4))
        return path
    }
}
