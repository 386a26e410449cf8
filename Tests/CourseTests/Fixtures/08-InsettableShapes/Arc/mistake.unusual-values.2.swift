import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2 - insetAmount
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .zero,
            delta: .degrees(endAngle.degrees > 360 ? endAngle.degrees - 360 : endAngle.degrees))
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
