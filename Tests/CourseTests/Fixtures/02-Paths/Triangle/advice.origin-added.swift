import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + 20, y: rect.minY + 30))
        path.addLine(to: CGPoint(x: rect.minX + 130, y: rect.minY + 70))
        path.addLine(to: CGPoint(x: rect.minX + 60, y: rect.minY + 140))
        path.closeSubpath()
        return path
    }
}
