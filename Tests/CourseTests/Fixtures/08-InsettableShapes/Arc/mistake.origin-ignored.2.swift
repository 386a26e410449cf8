import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let r = rect.insetBy(dx: insetAmount, dy: insetAmount)
        path.addArc(
            center: CGPoint(x: r.width / 2, y: r.height / 2), radius: r.width / 2,
            startAngle: .zero, endAngle: endAngle, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
