import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        let width = rect.width, height = rect.height
        var path = Path()
        path.move(to: CGPoint(x: 0, y: height / 2))
        path.addQuadCurve(to: CGPoint(x: width, y: height / 2), control: CGPoint(x: width / 2, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: height / 2), control: CGPoint(x: width / 2, y: height))
        path.closeSubpath()
        return path
    }
}
