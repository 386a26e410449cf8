import SwiftUI

struct Target: InsettableShape {
    let rings: Int
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - insetAmount
        var path = Path()
        guard rings >= 1, radius > 0 else { return path }
        for ring in 1...rings {
            let r = radius * CGFloat(ring) / CGFloat(rings)
            path.move(to: CGPoint(x: rect.midX, y: rect.midY - r))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: r, startAngle: .degrees(-90),
                endAngle: .degrees(270), clockwise: false)
        }
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
