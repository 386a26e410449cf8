import SwiftUI

struct Target: Shape {
    var rings: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let step = min(rect.width, rect.height) / 2 / CGFloat(max(rings, 1))
        var circle = AnyShape(Circle())
        for k in stride(from: 0, to: rings, by: 1) {
            circle = AnyShape(Circle().inset(by: step * CGFloat(k)))
            path.addPath(circle.path(in: rect))
        }
        return path
    }
}
