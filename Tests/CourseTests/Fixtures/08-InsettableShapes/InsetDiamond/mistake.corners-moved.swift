import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        guard !inner.isNull else { return Path() }
        let a = inner.width / 2
        let b = inner.height / 2
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - b))
        path.addLine(to: CGPoint(x: rect.midX + a, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + b))
        path.addLine(to: CGPoint(x: rect.midX - a, y: rect.midY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
