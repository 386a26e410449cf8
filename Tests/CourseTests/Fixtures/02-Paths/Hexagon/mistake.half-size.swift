import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height) / 2
        let radius = diameter / 2
        var path = Path()
        path.addLines((0..<6).map { i in
            let angle = Double(i) * .pi / 3
            return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        })
        path.closeSubpath()
        return path
    }
}
