import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
            $0.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            $0.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        }
    }
}
