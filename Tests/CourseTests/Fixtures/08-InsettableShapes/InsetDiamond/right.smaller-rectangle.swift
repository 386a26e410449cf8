import SwiftUI

struct InsetDiamond: InsettableShape {
    private var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let size = rect.size
        let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
        // The corners move by the inset divided by the sine of the angle at which the edge meets the axis.
        guard diagonal > 0, size.width > 0, size.height > 0 else { return Path() }
        let inner = rect.insetBy(dx: inset * diagonal / size.height, dy: inset * diagonal / size.width)
        guard !inner.isEmpty else { return Path() }
        var path = Path()
        path.move(to: CGPoint(x: inner.minX, y: inner.midY))
        path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
        path.addLine(to: CGPoint(x: inner.midX, y: inner.minY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> Self {
        var diamond = self
        diamond.inset += amount
        return diamond
    }
}
