import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        guard r > 0 else { return path }
        for radius in stride(from: r, to: r / 1000, by: -r / CGFloat(rings)) {
            path.addEllipse(
                in: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
        }
        return path
    }
}
