import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height), startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        return path
    }
}
