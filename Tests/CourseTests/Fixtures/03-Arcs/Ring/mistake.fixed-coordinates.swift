import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: 50, y: 50)
        var path = Path()
        path.addArc(center: center, radius: 50, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        path.addArc(
            center: center, radius: 50 - min(max(thickness, 0), 50),
            startAngle: .zero, endAngle: .degrees(360), clockwise: true)
        return path
    }
}
