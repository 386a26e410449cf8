import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        let low = CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: low)
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: low)
        return path
    }
}
