import SwiftUI

struct InsetTriangle: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + insetAmount, y: rect.minY + insetAmount,
            width: max(0, rect.width - 2 * insetAmount), height: max(0, rect.height - 2 * insetAmount))
        guard inner.width > 0, inner.height > 0 else { return Path() }
        var unit = Path()
        unit.move(to: CGPoint(x: 1, y: 1))
        unit.addLine(to: CGPoint(x: 0, y: 1))
        unit.addLine(to: CGPoint(x: 0.5, y: 0))
        unit.closeSubpath()
        return unit.applying(
            CGAffineTransform(translationX: inner.minX, y: inner.minY).scaledBy(x: inner.width, y: inner.height))
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
