import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let step = 180 / points
        var path = Path()
        for i in 0..<2 * points {
            let angle = Angle.degrees(Double(i * step - 90)).radians
            let d = i % 2 == 0 ? radius : radius * innerRatio
            let point = CGPoint(x: rect.midX + d * cos(angle), y: rect.midY + d * sin(angle))
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
