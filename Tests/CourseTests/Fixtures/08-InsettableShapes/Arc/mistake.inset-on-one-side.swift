import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let smaller = CGRect(
            x: rect.minX + insetAmount, y: rect.minY + insetAmount,
            width: rect.width - insetAmount, height: rect.height - insetAmount)
        path.addArc(
            center: CGPoint(x: smaller.midX, y: smaller.midY), radius: smaller.width / 2,
            startAngle: .zero, endAngle: endAngle, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
