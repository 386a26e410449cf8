import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX * 0.5, y: rect.maxY * 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * 0.5))
        path.addLine(to: CGPoint(x: rect.maxX * 0.5, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY * 0.5))
        path.closeSubpath()
        return path
    }
}
