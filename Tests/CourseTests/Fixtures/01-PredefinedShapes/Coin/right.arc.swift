import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(90), endAngle: .degrees(450), clockwise: false)
        path.closeSubpath()
        return path
    }
}
