import SwiftUI

struct Petals: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let r = min(rect.width, rect.height) / 2
        let kite = [CGPoint(x: 0, y: 0), CGPoint(x: -r / 2, y: -r / 2), CGPoint(x: 0, y: -r), CGPoint(x: r / 2, y: -r / 2)]
        for k in 0..<max(0, count) {
            var turned = Path()
            turned.addLines(kite)
            turned.closeSubpath()
            let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            path.addPath(turned, transform: place.rotated(by: CGFloat(k) * 2 * .pi / CGFloat(count)))
        }
        return path
    }
}
