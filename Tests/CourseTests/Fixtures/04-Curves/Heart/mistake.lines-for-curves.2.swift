import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }

        var path = Path()
        path.addLines([
            place(0.5, 0.25), place(0.5, 0), place(0, 0), place(0, 0.25), place(0, 0.5), place(0.25, 0.75), place(0.5, 1),
            place(0.75, 0.75), place(1, 0.5), place(1, 0.25), place(1, 0), place(0.5, 0),
        ])
        path.closeSubpath()
        return path
    }
}
