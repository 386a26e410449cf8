import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        let path = Path()
        var triangle = path
        triangle.move(to: CGPoint(x: 20, y: 30))
        triangle.addLine(to: CGPoint(x: 130, y: 70))
        triangle.addLine(to: CGPoint(x: 60, y: 140))
        triangle.closeSubpath()
        return path
    }
}
