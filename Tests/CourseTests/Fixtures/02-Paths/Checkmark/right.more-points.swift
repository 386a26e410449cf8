import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        let start = CGPoint(x: rect.minX, y: rect.midY)
        let low = CGPoint(x: rect.minX + rect.width * (1 / 3), y: rect.maxY)
        let end = CGPoint(x: rect.maxX, y: rect.minY)
        let between = CGPoint(x: (low.x + end.x) / 2, y: (low.y + end.y) / 2)
        var path = Path()
        path.addLines([start, low, low, between, end])
        return path
    }
}
