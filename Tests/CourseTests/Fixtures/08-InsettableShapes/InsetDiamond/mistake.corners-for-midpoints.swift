import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let a = rect.width / 2
        let b = rect.height / 2
        guard a > 0, b > 0 else { return Path() }
        let k = 1 - insetAmount * hypot(a, b) / (a * b)
        guard k > 0 else { return Path() }
        return Path(CGRect(x: rect.midX - k * a, y: rect.midY - k * b, width: 2 * k * a, height: 2 * k * b))
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
