import SwiftUI

struct RoundedTab: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let w = rect.width
        let h = rect.height
        let r = min(max(radius, 0), w / 2, h)
        var path = Path()
        path.move(to: CGPoint(x: 0, y: h))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: w, y: 0), radius: r)
        path.addArc(tangent1End: CGPoint(x: w, y: 0), tangent2End: CGPoint(x: w, y: h), radius: r)
        path.addLine(to: CGPoint(x: w, y: h))
        path.closeSubpath()
        return path
    }
}
