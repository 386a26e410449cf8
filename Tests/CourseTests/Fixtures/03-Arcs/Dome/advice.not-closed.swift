import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.maxY), radius: min(rect.width / 2, rect.height),
                startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
        }
    }
}
