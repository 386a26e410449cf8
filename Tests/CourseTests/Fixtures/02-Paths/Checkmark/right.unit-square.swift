import SwiftUI

struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        let stretch = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width, y: rect.height)
        return Path { p in
            p.addLines([CGPoint(x: 0, y: 0.5), CGPoint(x: 1.0 / 3, y: 1), CGPoint(x: 1, y: 0)])
        }
        .applying(stretch)
    }
}
