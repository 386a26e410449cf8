import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let height = rect.height
        return Path { p in
            p.move(to: CGPoint(x: rect.midX, y: rect.minY))
            p.addCurve(
                to: CGPoint(x: rect.midX, y: rect.maxY),
                control1: CGPoint(x: rect.minX, y: rect.minY + height / 3),
                control2: CGPoint(x: rect.minX, y: rect.minY + 2 * height / 3))
            p.addCurve(
                to: CGPoint(x: rect.midX, y: rect.minY),
                control1: CGPoint(x: rect.maxX, y: rect.minY + 2 * height / 3),
                control2: CGPoint(x: rect.maxX, y: rect.minY + height / 3))
            p.closeSubpath()
        }
    }
}
