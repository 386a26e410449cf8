import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.width * 0.13, y: rect.height * 0.2))
        path.addLine(to: CGPoint(x: rect.width * 0.87, y: rect.height * 0.47))
        path.addLine(to: CGPoint(x: rect.width * 0.4, y: rect.height * 0.93))
        path.closeSubpath()
        return path
    }
}
