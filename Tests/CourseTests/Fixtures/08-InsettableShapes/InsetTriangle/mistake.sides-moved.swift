import SwiftUI

struct InsetTriangle: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let side = hypot(rect.width / 2, rect.height)
        let radius = rect.width > 0 ? rect.width * rect.height / (rect.width + 2 * side) : 0
        let scale = radius > 0 ? 1 - insetAmount / radius : 0
        guard scale > 0 else { return Path() }
        let center = CGPoint(x: rect.midX, y: rect.maxY - radius)
        var path = Path()
        path.move(to: CGPoint(x: center.x, y: center.y - scale * (rect.height - radius)))
        path.addLine(to: CGPoint(x: center.x + scale * rect.width / 2, y: center.y + scale * radius))
        path.addLine(to: CGPoint(x: center.x - scale * rect.width / 2, y: center.y + scale * radius))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
