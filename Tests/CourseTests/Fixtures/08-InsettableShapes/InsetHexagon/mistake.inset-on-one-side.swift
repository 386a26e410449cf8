import SwiftUI

struct InsetHexagon: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + insetAmount, y: rect.minY + insetAmount,
            width: rect.width - insetAmount, height: rect.height - insetAmount)
        guard min(rect.width, rect.height) > 2 * insetAmount else { return Path() }
        let radius = min(inner.width, inner.height) / 2
        guard radius > 0 else { return Path() }
        var path = Path()
        for corner in 0..<6 {
            let angle = Double(corner) * .pi / 3
            let point = CGPoint(x: inner.midX + radius * cos(angle), y: inner.midY + radius * sin(angle))
            if corner == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
