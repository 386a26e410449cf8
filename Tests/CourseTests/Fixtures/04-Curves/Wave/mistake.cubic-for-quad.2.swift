import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard periods >= 1 else { return path }
        let step = rect.width / CGFloat(periods) / 2
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for i in 0..<2 * periods {
            let x = rect.minX + CGFloat(i) * step
            let control = CGPoint(x: x + step / 2, y: rect.midY + (i.isMultiple(of: 2) ? -1 : 1) * rect.height)
            path.addCurve(to: CGPoint(x: x + step, y: rect.midY), control1: control, control2: control)
        }
        return path
    }
}
