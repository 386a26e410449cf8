import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width / 2, rect.height)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX - r, y: rect.maxY))
        path.addQuadCurve(
            to: CGPoint(x: rect.midX + r, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY - 2 * r))
        path.closeSubpath()
        return path
    }
}
