import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        path.addArc(
            center: CGPoint(x: inner.midX, y: inner.midY), radius: inner.width / 2 - insetAmount,
            startAngle: .zero, endAngle: endAngle, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
