import SwiftUI

struct Wave: Shape {
    var periods: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            let count = max(0, periods) * 2
            let step = count > 0 ? rect.width / CGFloat(count) : 0
            path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
            (0..<count).reversed().forEach { i in
                let x = rect.minX + CGFloat(i) * step
                let side: CGFloat = i % 2 == 0 ? -1 : 1
                path.addQuadCurve(
                    to: CGPoint(x: x, y: rect.midY),
                    control: CGPoint(x: x + step / 2, y: rect.midY + side * rect.height))
            }
        }
    }
}
