import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        if periods < 1 { return path }
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        var up = true
        for x in stride(from: rect.minX, to: rect.maxX, by: 20) {
            path.addQuadCurve(
                to: CGPoint(x: x + 20, y: rect.midY),
                control: CGPoint(x: x + 10, y: up ? rect.midY - rect.height : rect.midY + rect.height))
            up.toggle()
        }
        return path
    }
}
