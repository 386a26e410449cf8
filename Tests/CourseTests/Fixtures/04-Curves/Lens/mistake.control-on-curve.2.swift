import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        // Twice as far, so that the curve touches the edges.
        let top = CGPoint(x: rect.midX, y: rect.midY - rect.height)
        let bottom = CGPoint(x: rect.midX, y: rect.midY + rect.height)
        let left = CGPoint(x: rect.minX, y: rect.midY), right = CGPoint(x: rect.maxX, y: rect.midY)
        return Path { p in
            p.move(to: left)
            p.addQuadCurve(to: right, control: top)
            p.addQuadCurve(to: left, control: bottom)
        }
    }
}
