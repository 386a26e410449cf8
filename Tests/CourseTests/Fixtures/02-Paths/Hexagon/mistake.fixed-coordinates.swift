import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 100, y: 50))
        path.addLine(to: CGPoint(x: 75, y: 93.3))
        path.addLine(to: CGPoint(x: 25, y: 93.3))
        path.addLine(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 25, y: 6.7))
        path.addLine(to: CGPoint(x: 75, y: 6.7))
        path.closeSubpath()
        return path
    }
}
