import SwiftUI

struct InsetHexagon: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + insetAmount, y: rect.minY + insetAmount, width: rect.width - insetAmount,
            height: rect.height - insetAmount)
        let radius = min(inner.width, inner.height) / 2
        guard radius > 0 else { return Path() }
        var path = Path()
        for i in 0..<6 {
            let a = CGFloat(i) * .pi / 3
            let p = CGPoint(x: inner.midX + radius * cos(a), y: inner.midY + radius * sin(a))
            if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
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
