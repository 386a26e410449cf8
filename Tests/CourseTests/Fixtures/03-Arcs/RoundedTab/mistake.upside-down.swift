import SwiftUI

struct RoundedTab: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let r = min(max(radius, 0), rect.width / 2, rect.height)
        var path = Path()
        // maxY is the top
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: r)
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: r)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.closeSubpath()
        return path
    }
}
