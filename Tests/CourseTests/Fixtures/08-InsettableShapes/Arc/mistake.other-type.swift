import SwiftUI

struct Arc: Shape {
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
            startAngle: .zero, endAngle: endAngle, clockwise: false)
        return path
    }
}
