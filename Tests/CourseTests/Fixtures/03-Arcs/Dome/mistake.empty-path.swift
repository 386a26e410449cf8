import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            tangent1End: CGPoint(x: rect.midX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
            radius: min(rect.width / 2, rect.height))
        path.closeSubpath()
        return path
    }
}
