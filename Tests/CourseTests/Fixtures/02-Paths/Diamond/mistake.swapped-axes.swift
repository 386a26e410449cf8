import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minY, y: rect.midX))
        path.addLine(to: CGPoint(x: rect.midY, y: rect.maxX))
        path.addLine(to: CGPoint(x: rect.maxY, y: rect.midX))
        path.addLine(to: CGPoint(x: rect.midY, y: rect.minX))
        path.closeSubpath()
        return path
    }
}
