import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.width, h = rect.height
        var path = Path()
        path.move(to: CGPoint(x: 0, y: h / 2))
        path.addLine(to: CGPoint(x: w / 3, y: h))
        path.addLine(to: CGPoint(x: w, y: 0))
        return path
    }
}
