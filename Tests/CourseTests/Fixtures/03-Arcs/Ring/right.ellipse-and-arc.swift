import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let hole = radius - min(max(0, thickness), radius)
        var path = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        path.addArc(center: center, radius: hole, startAngle: .degrees(90), endAngle: .degrees(90 - 360), clockwise: true)
        path.closeSubpath()
        return path
    }
}

struct Ring_Previews: PreviewProvider {
    static var previews: some View {
        Ring(thickness: 20).fill(.red)
    }
}
