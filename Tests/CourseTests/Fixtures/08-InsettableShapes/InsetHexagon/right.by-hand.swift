import SwiftUI

struct InsetHexagon: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let r = min(rect.size.width, rect.size.height) / 2 - insetAmount
        let h = r * 3.squareRoot() / 2
        let (x, y) = (rect.origin.x + rect.size.width / 2, rect.origin.y + rect.size.height / 2)
        return Path { p in
            if r <= 0 { return }
            p.move(to: CGPoint(x: x - r, y: y))
            p.addLine(to: CGPoint(x: x - r / 2, y: y - h))
            p.addLine(to: CGPoint(x: x + r / 2, y: y - h))
            p.addLine(to: CGPoint(x: x + r, y: y))
            p.addLine(to: CGPoint(x: x + r / 2, y: y + h))
            p.addLine(to: CGPoint(x: x - r / 2, y: y + h))
            p.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> Self {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
