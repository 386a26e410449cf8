import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midY, y: rect.minX))
        path.addLine(to: CGPoint(x: rect.maxY, y: rect.minX + rect.width / 3))
        path.addLine(to: CGPoint(x: rect.minY, y: rect.maxX))
        return path
    }
}
