import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let a = rect.width / 2
        let b = rect.height / 2
        guard a > 0, b > 0 else { return Path() }
        let k = 1 - insetAmount * hypot(a, b) / (a * b)
        guard k > 0 else { return Path() }
        let dx = (1 - k) * a
        let dy = (1 - k) * b
        var path = Path()
        path.addLines([
            CGPoint(x: rect.midX, y: dy), CGPoint(x: rect.maxX - dx, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY - dy), CGPoint(x: dx, y: rect.midY),
        ])
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
