import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        // Looks at the rectangle, which is used up later than the diamond.
        guard !rect.isEmpty, !rect.insetBy(dx: insetAmount, dy: insetAmount).isNull else { return Path() }
        let a = rect.width / 2
        let b = rect.height / 2
        let k = 1 - insetAmount * hypot(a, b) / (a * b)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - k * b))
        path.addLine(to: CGPoint(x: rect.midX + k * a, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + k * b))
        path.addLine(to: CGPoint(x: rect.midX - k * a, y: rect.midY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> InsetDiamond {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
