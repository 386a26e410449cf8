import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2 - insetAmount
        var points: [CGPoint] = []
        let end = min(endAngle.radians, 2 * .pi)
        for step in 0...200 {
            let angle = end * Double(step) / 200
            points.append(CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle)))
        }
        var path = Path()
        path.addLines(points)
        return path
    }
}

extension Arc {
    typealias InsetShape = Arc

    func inset(by amount: CGFloat) -> Arc {
        Arc(endAngle: endAngle, insetAmount: insetAmount + amount)
    }
}
