import SwiftUI

struct PieSlice: Shape {
    let startAngle: Angle
    let endAngle: Angle

    init(startAngle: Angle, endAngle: Angle) {
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    func path(in rect: CGRect) -> Path {
        let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: CGPoint.zero.applying(place))
        path.addArc(
            center: .zero, radius: 0.5 * min(rect.width, rect.height),
            startAngle: startAngle, endAngle: endAngle, clockwise: false, transform: place)
        path.closeSubpath()
        return path
    }
}
