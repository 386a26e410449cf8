import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        func corner(_ i: Int) -> CGPoint {
            let angle = Double(i) * .pi / 3
            return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        }
        var path = Path()
        for i in 0..<6 {
            path.move(to: corner(i))
            path.addLine(to: corner(i + 1))
        }
        path.closeSubpath()
        return path
    }
}
