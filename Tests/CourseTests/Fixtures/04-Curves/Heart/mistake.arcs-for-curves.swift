import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 4
        let y = rect.minY + rect.height / 4
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: y))
        path.addArc(
            center: CGPoint(x: rect.minX + radius, y: y), radius: radius, startAngle: .degrees(180), endAngle: .degrees(0),
            clockwise: false)
        path.addArc(
            center: CGPoint(x: rect.maxX - radius, y: y), radius: radius, startAngle: .degrees(180), endAngle: .degrees(0),
            clockwise: false)
        path.closeSubpath()
        return path
    }
}
