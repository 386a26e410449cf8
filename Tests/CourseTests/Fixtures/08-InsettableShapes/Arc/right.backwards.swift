import SwiftUI

struct Arc: Shape {
    var endAngle: Angle
    var insetAmount = CGFloat.zero

    func path(in rect: CGRect) -> Path {
        // From the end back to the start.
        var path = Path()
        let radius = rect.width / 2 - insetAmount
        guard endAngle.degrees > 0 else { return path }
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: endAngle,
            delta: .zero - endAngle)
        return path
    }
}

extension Arc: InsettableShape {
    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}
