import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width / 2, rect.height)
        let right = CGPoint(x: rect.midX + radius, y: rect.maxY)
        var path = Path()
        path.move(to: right)
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: radius,
            startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
        path.addLine(to: right)
        path.closeSubpath()
        return path
    }
}

#Preview {
    Dome()
        .frame(width: 300, height: 150)
}
