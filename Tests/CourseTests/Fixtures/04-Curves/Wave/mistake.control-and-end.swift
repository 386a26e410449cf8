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
            let peak = CGPoint(x: x + step / 2, y: rect.midY + (i.isMultiple(of: 2) ? -1 : 1) * rect.height)
            path.addQuadCurve(to: peak, control: CGPoint(x: x + step, y: rect.midY))
        }
        return path
    }
}
