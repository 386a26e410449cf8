import SwiftUI

struct InsetTriangle: InsettableShape {

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape { Inner(base: self, amount: amount) }
}

/// Any shape in a smaller rectangle; inset again it is a smaller rectangle in a smaller rectangle.
private struct Inner<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : base.path(in: inner)
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        Inner(base: base, amount: self.amount + amount)
    }
}
