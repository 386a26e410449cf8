import SwiftUI

struct Star: Shape {
    var points: Int
    var innerRatio: CGFloat

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let r = min(rect.width, rect.height) / 2
        let c = CGPoint(x: rect.midX, y: rect.midY)

        func corner(_ turn: CGFloat, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: c.x + sin(turn * 2 * .pi) * distance, y: c.y - cos(turn * 2 * .pi) * distance)
        }

        // clockwise or not, the star is the same
        var corners = [CGPoint]()
        for number in (0..<points).reversed() {
            let turn = CGFloat(number) / CGFloat(points)
            corners += [corner(turn, r), corner(turn - 0.5 / CGFloat(points), r * innerRatio)]
        }
        var path = Path()
        path.addLines(corners)
        path.closeSubpath()
        return path
    }
}

#Preview {
    HStack {
        Star(points: 5, innerRatio: 0.4)
        Star(points: 12, innerRatio: 0.8).fill(.orange)
    }
    .padding()
}
