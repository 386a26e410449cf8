import SwiftUI

struct InsetTriangle: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: insetAmount, y: insetAmount, width: rect.width - 2 * insetAmount, height: rect.height - 2 * insetAmount)
        var path = Path()
        path.move(to: CGPoint(x: inner.midX, y: inner.minY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
