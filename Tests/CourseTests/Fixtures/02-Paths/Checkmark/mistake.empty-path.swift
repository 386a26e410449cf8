import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        let path = Path()
        draw(path, in: rect)
        return path
    }

    func draw(_ path: Path, in rect: CGRect) {
        var path = path
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
}
