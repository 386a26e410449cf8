import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.height / 2, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
        }
    }
}
