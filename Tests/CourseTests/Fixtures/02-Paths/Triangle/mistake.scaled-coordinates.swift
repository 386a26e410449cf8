import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.width / 100, h = rect.height / 100
        var path = Path()
        path.move(to: CGPoint(x: 20 * w, y: 30 * h))
        path.addLine(to: CGPoint(x: 130 * w, y: 70 * h))
        path.addLine(to: CGPoint(x: 60 * w, y: 140 * h))
        path.closeSubpath()
        return path
    }
}
