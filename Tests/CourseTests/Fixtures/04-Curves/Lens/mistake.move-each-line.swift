import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let left = CGPoint(x: rect.minX, y: rect.midY)
        let right = CGPoint(x: rect.maxX, y: rect.midY)
        path.move(to: left)
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.midY - rect.height / 4), control: CGPoint(x: rect.midX / 2 + rect.minX / 2, y: rect.midY - rect.height / 4))
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - rect.height / 4))
        path.addQuadCurve(to: right, control: CGPoint(x: rect.midX / 2 + rect.maxX / 2, y: rect.midY - rect.height / 4))
        path.move(to: right)
        path.addQuadCurve(to: left, control: CGPoint(x: rect.midX, y: rect.maxY))
        return path
    }
}
