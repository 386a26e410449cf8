import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
            startAngle: .zero, endAngle: endAngle, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        SmallerArc(endAngle: endAngle, insetAmount: amount)
    }
}

private struct SmallerArc: InsettableShape {
    var endAngle: Angle
    var insetAmount: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
            startAngle: .zero, endAngle: endAngle, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> SmallerArc { self }
}
