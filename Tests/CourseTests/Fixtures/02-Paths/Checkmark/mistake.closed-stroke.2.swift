import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        let start = CGPoint(x: rect.minX, y: rect.midY)
        var path = Path()
        path.move(to: start)
        path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: start)
        return path
    }
}
