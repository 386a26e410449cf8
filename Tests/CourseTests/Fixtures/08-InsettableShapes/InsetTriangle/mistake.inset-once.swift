import SwiftUI

struct InsetTriangle: InsettableShape {

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        Smaller(amount: amount)
    }

    struct Smaller: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            let inner = rect.insetBy(dx: amount, dy: amount)
            return inner.isNull ? Path() : InsetTriangle().path(in: inner)
        }

        func inset(by amount: CGFloat) -> Smaller { self }
    }
}
