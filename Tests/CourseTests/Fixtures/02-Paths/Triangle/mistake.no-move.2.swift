import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { p in
            // p.move(to: CGPoint(x: 20, y: 30))
            p.addLine(to: .init(x: 130, y: 70))
            p.addLine(to: .init(x: 60, y: 140))
            p.addLine(to: .init(x: 20, y: 30))
        }
    }
}
