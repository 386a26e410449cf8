import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 110, y: 40))
        path.addLine(to: CGPoint(x: 40, y: 110))
        path.closeSubpath()
        return path
    }
}
