import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + insetAmount, y: rect.minY + insetAmount, width: rect.width - insetAmount,
            height: rect.height - insetAmount)
        var path = Path()
        path.move(to: CGPoint(x: inner.midX, y: inner.minY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
        path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.minX, y: inner.midY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
