import SwiftUI

struct InsetTriangle: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        guard rect.width >= 2 * insetAmount, rect.height >= 2 * insetAmount else { return Path() }
        var path = Path()
        path.move(to: CGPoint(x: rect.width / 2, y: insetAmount))
        path.addLine(to: CGPoint(x: rect.width - insetAmount, y: rect.height - insetAmount))
        path.addLine(to: CGPoint(x: insetAmount, y: rect.height - insetAmount))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
