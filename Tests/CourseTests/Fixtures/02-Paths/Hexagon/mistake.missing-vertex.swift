import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.move(to: CGPoint(x: rect.midX + radius, y: rect.midY))
        for i in 1..<5 {
            let angle = Double(i) * .pi / 3
            path.addLine(to: CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle)))
        }
        path.closeSubpath()
        return path
    }
}
