import SwiftUI

struct InsetDiamond: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        guard !rect.isEmpty else { return Path() }
        var diamond = Path()
        diamond.move(to: CGPoint(x: rect.midX, y: rect.minY))
        diamond.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        diamond.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        diamond.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        diamond.closeSubpath()
        let a = Double(rect.width) / 2, b = Double(rect.height) / 2
        let k = 1 - Double(insetAmount) * (pow(a, 2) + pow(b, 2)).squareRoot() / (a * b)
        if k <= 0 { return Path() }
        return diamond
            .applying(CGAffineTransform(translationX: -rect.midX, y: -rect.midY))
            .applying(CGAffineTransform(scaleX: k, y: k))
            .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
