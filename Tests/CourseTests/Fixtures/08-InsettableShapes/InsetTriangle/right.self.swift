import SwiftUI

struct InsetTriangle: InsettableShape {
    private var amounts: [CGFloat] = []

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amounts.reduce(0, +), dy: amounts.reduce(0, +))
        return Path { p in
            guard inner != .null else { return }
            p.addLines([
                CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.midX, y: inner.minY),
                CGPoint(x: inner.maxX, y: inner.maxY),
            ])
            p.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> Self {
        var triangle = self
        triangle.amounts.append(amount)
        return triangle
    }
}
