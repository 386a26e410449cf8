import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }

        var path = Path()
        path.move(to: place(0.5, 0.25))
        path.addCurve(to: place(0, 0.25), control1: place(0.5, 0), control2: place(0, 0))
        path.addCurve(to: place(0.5, 1), control1: place(0, 0.5), control2: place(0.25, 0.75))
        path.addCurve(to: place(1, 0.25), control1: place(0.75, 0.75), control2: place(1, 0.5))
        path.addCurve(to: place(0.5, 0.25), control1: place(1, 0), control2: place(0.5, 0))
        path.closeSubpath()
        return path
    }
}
