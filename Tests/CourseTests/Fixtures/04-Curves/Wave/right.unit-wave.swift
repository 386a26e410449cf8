import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        guard periods > 0 else { return Path() }
        let whole = wave(in: rect, periods: periods)
        return whole.trimmedPath(from: 0, to: 1)
    }

    private func wave(in rect: CGRect, periods: Int) -> Path {
        var unit = Path()
        unit.move(to: .zero)
        for i in 0..<2 * periods {
            let x = CGFloat(i)
            unit.addQuadCurve(to: CGPoint(x: x + 1, y: 0), control: CGPoint(x: x + 0.5, y: i % 2 == 0 ? -1 : 1))
        }
        let scale = CGAffineTransform(scaleX: rect.width / CGFloat(2 * periods), y: rect.height)
        return unit.applying(scale).offsetBy(dx: rect.minX, dy: rect.midY)
    }
}
