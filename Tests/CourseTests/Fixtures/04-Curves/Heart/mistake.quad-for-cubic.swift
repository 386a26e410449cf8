import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }

        var path = Path()
        path.move(to: place(0.5, 0.25))
        path.addQuadCurve(to: place(0, 0.25), control: place(0, 0))
        path.addQuadCurve(to: place(0.5, 1), control: place(0, 0.5))
        path.addQuadCurve(to: place(1, 0.25), control: place(1, 0.5))
        path.addQuadCurve(to: place(0.5, 0.25), control: place(1, 0))
        path.closeSubpath()
        return path
    }
}
