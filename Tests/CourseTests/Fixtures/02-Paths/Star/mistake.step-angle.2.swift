import SwiftUI

struct Star: Shape {
    let points: Int
    let innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let outer = min(rect.width, rect.height) / 2
        let corners = points * 2
        let step = CGFloat.pi / CGFloat(corners)
        var path = Path()
        for i in 0..<corners {
            let angle = CGFloat(i) * step - .pi / 2
            let radius = i % 2 == 0 ? outer : outer * innerRatio
            let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
            i == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }
}
