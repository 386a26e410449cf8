import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(20, rect.width, rect.height / 2)
        return Path { path in
            path.addLines([
                CGPoint(x: rect.minX + r, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX + r, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY - r),
                CGPoint(x: rect.minX, y: rect.minY + r),
            ])
            path.closeSubpath()
        }
    }
}
