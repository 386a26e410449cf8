import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 30, y: 20))
        path.addLine(to: CGPoint(x: 70, y: 130))
        path.addLine(to: CGPoint(x: 140, y: 60))
        path.closeSubpath()
        return path
    }
}
