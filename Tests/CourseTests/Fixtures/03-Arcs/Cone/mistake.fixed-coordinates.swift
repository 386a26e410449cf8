import SwiftUI

struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.addArc(
                center: CGPoint(x: 50, y: 50), radius: 50,
                startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
            p.addLine(to: CGPoint(x: 50, y: 100))
            p.closeSubpath()
        }
    }
}
