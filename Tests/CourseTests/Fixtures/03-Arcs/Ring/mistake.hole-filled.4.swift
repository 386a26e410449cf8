import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { p in
            p.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
                startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
    }
}
