import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let limited = min(max(thickness, 0), side / 2)
        // the diameter is smaller by the thickness
        let hole = (side - limited) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.addArc(center: center, radius: side / 2, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        path.addArc(center: center, radius: hole, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
        return path
    }
}
