import SwiftUI

struct RoundedTab: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        // no negative corners
        let radius = max(0, self.radius)
        let topLeft = CGPoint(x: rect.minX, y: rect.minY)
        let topRight = CGPoint(x: rect.maxX, y: rect.minY)
        return Path { p in
            p.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            p.addArc(tangent1End: topLeft, tangent2End: topRight, radius: radius)
            p.addArc(tangent1End: topRight, tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius)
            p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            p.closeSubpath()
        }
    }
}
