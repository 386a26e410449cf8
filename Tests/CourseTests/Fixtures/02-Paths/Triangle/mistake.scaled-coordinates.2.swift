import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        // the drawing is 150 x 150
        let scaleX = rect.width / 150
        let scaleY = rect.height / 150
        return Path { path in
            path.move(to: CGPoint(x: 20 * scaleX, y: 30 * scaleY))
            path.addLine(to: CGPoint(x: 130 * scaleX, y: 70 * scaleY))
            path.addLine(to: CGPoint(x: 60 * scaleX, y: 140 * scaleY))
            path.closeSubpath()
        }
    }
}
