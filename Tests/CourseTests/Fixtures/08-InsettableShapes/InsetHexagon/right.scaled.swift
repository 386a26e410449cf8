import SwiftUI

struct InsetHexagon: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let share = radius > 0 ? (radius - insetAmount) / radius : 0
        if share <= 0 { return Path() }
        var unit = Path()
        for corner in stride(from: 0.0, to: 360.0, by: 60.0) {
            let angle = Angle.degrees(corner).radians
            let point = CGPoint(x: cos(angle), y: sin(angle))
            if unit.isEmpty { unit.move(to: point) } else { unit.addLine(to: point) }
        }
        unit.closeSubpath()
        return unit
            .applying(CGAffineTransform(scaleX: radius * share, y: radius * share))
            .offsetBy(dx: rect.midX, dy: rect.midY)
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
