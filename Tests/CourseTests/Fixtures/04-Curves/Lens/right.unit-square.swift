import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var unit = Path()
        unit.move(to: CGPoint(x: 0, y: 0.5))
        unit.addQuadCurve(to: CGPoint(x: 1, y: 0.5), control: CGPoint(x: 0.5, y: 0))
        unit.addQuadCurve(to: CGPoint(x: 0, y: 0.5), control: CGPoint(x: 0.5, y: 1))
        unit.closeSubpath()
        return unit.applying(
            CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: rect.width, y: rect.height))
    }
}
