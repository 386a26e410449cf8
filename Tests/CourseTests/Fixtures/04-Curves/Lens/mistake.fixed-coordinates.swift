import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addQuadCurve(to: CGPoint(x: 100, y: 50), control: CGPoint(x: 50, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: 50), control: CGPoint(x: 50, y: 100))
        path.closeSubpath()
        return path
    }
}
