import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        guard rings > 0 else { return Path() }
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        for k in 0..<rings {
            let radius = r - CGFloat(k) * r / 2 / CGFloat(rings)
            path.addEllipse(in: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
        }
        return path
    }
}
