import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width / 2, rect.height)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX + r, y: rect.maxY))
        path.addArc(center: CGPoint(x: rect.midX, y: rect.maxY), radius: r,
                    startAngle: Angle(degrees: 0), endAngle: Angle(degrees: 180), clockwise: false)
        path.closeSubpath()
        return path
    }
}
