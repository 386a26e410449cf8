import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: endAngle, endAngle: startAngle, clockwise: true)
        path.addLine(to: center)
        path.closeSubpath()
        return path
    }
}

#Preview {
    PieSlice(startAngle: .degrees(-90), endAngle: .degrees(45))
        .fill(.blue)
        .padding()
}
