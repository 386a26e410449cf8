import SwiftUI

struct InsetTriangle: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let r = rect.insetBy(dx: insetAmount, dy: insetAmount)
        if r.isNull { return Path() }
        var path = Path()
        path.move(to: CGPoint(x: r.width / 2, y: 0))
        path.addLine(to: CGPoint(x: r.width, y: r.height))
        path.addLine(to: CGPoint(x: 0, y: r.height))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
