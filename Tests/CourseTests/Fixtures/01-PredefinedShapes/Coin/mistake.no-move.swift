import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
        return path
    }
}
