import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        let cx = rect.midX, cy = rect.midY
        let h = r * sqrt(3) / 2
        var path = Path()
        path.move(to: CGPoint(x: cx + r, y: cy))
        path.addLine(to: CGPoint(x: cx + r / 2, y: cy + h))
        path.addLine(to: CGPoint(x: cx - r / 2, y: cy + h))
        path.addLine(to: CGPoint(x: cx - r, y: cy))
        path.addLine(to: CGPoint(x: cx - r / 2, y: cy - h))
        path.addLine(to: CGPoint(x: cx + r / 2, y: cy - r))
        path.closeSubpath()
        return path
    }
}
