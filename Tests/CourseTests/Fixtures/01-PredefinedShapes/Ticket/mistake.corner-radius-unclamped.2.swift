import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.minX, rect.minY)
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addArc(tangent1End: CGPoint(x: x, y: rect.maxY), tangent2End: CGPoint(x: x, y: y), radius: 20)
        path.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: rect.maxX, y: y), radius: 20)
        path.closeSubpath()
        return path
    }
}
