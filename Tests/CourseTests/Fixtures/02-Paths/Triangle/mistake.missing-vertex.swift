import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 20, y: 30))
        path.addLine(to: CGPoint(x: 130, y: 70))
        path.closeSubpath()
        return path
    }
}
