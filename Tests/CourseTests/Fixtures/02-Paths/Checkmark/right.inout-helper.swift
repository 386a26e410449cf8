import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        draw(&path, in: rect)
        return path
    }

    private func draw(_ path: inout Path, in rect: CGRect) {
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
}
