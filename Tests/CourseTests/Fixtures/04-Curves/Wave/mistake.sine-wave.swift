import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods > 0 else { return path }
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for share in stride(from: 0, through: 1, by: 0.001) {
            let y = sin(share * 2 * .pi * Double(periods)) * rect.height / 2
            path.addLine(to: CGPoint(x: rect.minX + share * rect.width, y: rect.midY - y))
        }
        return path
    }
}
