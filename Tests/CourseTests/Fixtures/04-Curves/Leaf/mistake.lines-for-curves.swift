import SwiftUI

struct Leaf: Shape {
    func path(in rect: CGRect) -> Path {
        let y1 = rect.minY + rect.height / 3
        let y2 = rect.minY + rect.height * 2 / 3
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: y2))
        path.addLine(to: CGPoint(x: rect.minX, y: y1))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: y1))
        path.addLine(to: CGPoint(x: rect.maxX, y: y2))
        path.closeSubpath()
        return path
    }
}
