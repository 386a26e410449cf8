import SwiftUI

struct Leaf: Shape {

    func path(in rect: CGRect) -> Path {
        var half = Path()
        half.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        half.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + rect.height * 2 / 3),
            control2: CGPoint(x: rect.minX, y: rect.minY + rect.height / 3))
        half.closeSubpath()
        var path = half
        path.addPath(half, transform: CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: rect.width, y: 0))
        return path
    }
}
