import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        guard rings > 0 else { return Path() }
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        for k in 0..<rings {
            let q = r * CGFloat((rings - k) / rings)
            path.addEllipse(in: CGRect(x: rect.midX - q, y: rect.midY - q, width: 2 * q, height: 2 * q))
        }
        return path
    }
}
