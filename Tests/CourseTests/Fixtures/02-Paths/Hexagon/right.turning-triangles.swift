import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let part = Path { p in
            p.move(to: .zero)
            p.addLine(to: CGPoint(x: radius, y: 0))
            p.addLine(to: CGPoint(x: radius / 2, y: radius * sin(.pi / 3)))
            p.closeSubpath()
        }
        var path = Path()
        for number in 0..<6 {
            let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
                .rotated(by: CGFloat(number) * .pi / 3)
            path.addPath(part, transform: turn)
        }
        return path
    }
}
