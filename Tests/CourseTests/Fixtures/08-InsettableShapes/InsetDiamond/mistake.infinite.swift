import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let a = inner.width / 2
        let b = inner.height / 2
        var path = Path()
        path.move(to: CGPoint(x: inner.midX, y: inner.midY - b))
        path.addLine(to: CGPoint(x: inner.midX + a, y: inner.midY))
        path.addLine(to: CGPoint(x: inner.midX, y: inner.midY + b))
        path.addLine(to: CGPoint(x: inner.midX - a, y: inner.midY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
