import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        let top = CGPoint(x: rect.midX, y: rect.minY)
        let bottom = CGPoint(x: rect.midX, y: rect.maxY)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control1: top, control2: top)
        path.addCurve(to: CGPoint(x: rect.minX, y: rect.midY), control1: bottom, control2: bottom)
        path.closeSubpath()
        return path
    }
}
