import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let a = rect.width / 2
        let b = rect.height / 2
        guard a > 0, b > 0 else { return Path() }
        let k = 1 - insetAmount * sqrt(a * a + b * b) / (a * b)
        guard k > 0 else { return Path() }
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - k * a))
        path.addLine(to: CGPoint(x: rect.midX + k * b, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + k * a))
        path.addLine(to: CGPoint(x: rect.midX - k * b, y: rect.midY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
