import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addLines((0..<6).map { i in
            let angle = Double(i) * .pi / 3
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
        path.closeSubpath()
        return path
    }
}
