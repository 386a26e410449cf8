import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 50, y: 100), radius: 50, startAngle: .degrees(180), endAngle: .zero, clockwise: false)
        path.closeSubpath()
        return path
    }
}
