import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.height / 2
        return Path { path in
            for i in 0..<6 {
                let angle = Angle.degrees(Double(i) * 60).radians
                let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
                if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
