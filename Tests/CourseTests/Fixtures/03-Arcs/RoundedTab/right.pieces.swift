import SwiftUI

struct RoundedTab: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let r = min(max(radius, 0), rect.width / 2, rect.height)
        var path = Path()
        // two half discs and two boxes
        path.addPath(halfDisc(CGPoint(x: rect.minX + r, y: rect.minY + r), r))
        path.addPath(halfDisc(CGPoint(x: rect.maxX - r, y: rect.minY + r), r))
        path.addRect(CGRect(x: rect.minX + r, y: rect.minY, width: rect.width - 2 * r, height: rect.height))
        path.addRect(CGRect(x: rect.minX, y: rect.minY + r, width: rect.width, height: rect.height - r))
        return path
    }

    private func halfDisc(_ center: CGPoint, _ radius: CGFloat) -> Path {
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        return path
    }
}
