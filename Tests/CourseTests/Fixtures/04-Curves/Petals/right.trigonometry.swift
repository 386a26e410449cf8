import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let r = Double(min(rect.width, rect.height)) / 2
        func point(_ angle: Double, _ distance: Double) -> CGPoint {
            CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
        }
        return Path { path in
            stride(from: 0, to: count, by: 1).map { Double($0) / Double(count) * 2 * .pi - .pi / 2 }.forEach { angle in
                path.move(to: center)
                path.addQuadCurve(to: point(angle, r), control: point(angle + .pi / 4, r / 2.0.squareRoot()))
                path.addQuadCurve(to: center, control: point(angle - .pi / 4, r / 2.0.squareRoot()))
                path.closeSubpath()
            }
        }
    }
}
