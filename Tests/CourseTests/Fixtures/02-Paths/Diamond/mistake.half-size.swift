import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)
        var path = Path()
        path.move(to: CGPoint(x: inner.midX, y: inner.minY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
        path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.minX, y: inner.midY))
        path.closeSubpath()
        return path
    }
}
