import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let y = rect.minY + rect.height * 2 / 3
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: y))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: y))
        path.closeSubpath()
        return path
    }
}
