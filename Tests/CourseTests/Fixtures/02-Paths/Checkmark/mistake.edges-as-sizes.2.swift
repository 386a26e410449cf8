import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.move(to: CGPoint(x: 0, y: rect.maxY / 2))
            p.addLine(to: CGPoint(x: rect.maxX / 3, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.maxX, y: 0))
        }
    }
}
