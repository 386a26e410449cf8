import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let y1 = rect.minY + rect.height / 3
        let y2 = rect.minY + rect.height * 2 / 3
        let top = CGPoint(x: rect.midX, y: rect.minY)
        let bottom = CGPoint(x: rect.midX, y: rect.maxY)
        var path = Path()
        path.move(to: bottom)
        path.addCurve(to: CGPoint(x: rect.minX, y: y2), control1: CGPoint(x: rect.minX, y: y1), control2: top)
        path.addCurve(to: CGPoint(x: rect.maxX, y: y1), control1: CGPoint(x: rect.maxX, y: y2), control2: bottom)
        path.closeSubpath()
        return path
    }
}
