import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle
    private var inset: CGFloat = 0

    init(endAngle: Angle) {
        self.endAngle = endAngle
    }

    func path(in rect: CGRect) -> Path {
        let circle = rect.insetBy(dx: inset, dy: inset)
        return Path { p in
            p.addRelativeArc(
                center: CGPoint(x: circle.midX, y: circle.midY), radius: rect.width / 2 - inset,
                startAngle: .zero, delta: endAngle)
        }
    }

    func inset(by amount: CGFloat) -> Self {
        var arc = self
        arc.inset = inset + amount
        return arc
    }
}
