import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        let left = CGPoint(x: rect.minX, y: rect.midY), right = CGPoint(x: rect.maxX, y: rect.midY)
        var path = Path()
        path.move(to: right)
        path.addQuadCurve(to: left, control: .init(x: rect.midX, y: rect.minY))
        path.addQuadCurve(to: right, control: .init(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
