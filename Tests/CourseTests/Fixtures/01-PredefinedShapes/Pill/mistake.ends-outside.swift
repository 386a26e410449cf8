import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        let r = rect.height / 2
        var path = Path()
        path.addArc(center: CGPoint(x: rect.minX, y: rect.midY), radius: r, startAngle: .degrees(90), endAngle: .degrees(270), clockwise: false)
        path.addArc(center: CGPoint(x: rect.maxX, y: rect.midY), radius: r, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
        path.closeSubpath()
        return path
    }
}
