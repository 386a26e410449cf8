import SwiftUI

struct SquareCheckmark: Shape {
    func path(in rect: CGRect) -> Path {
        let start = CGPoint(x: rect.minX, y: rect.midY)
        let low = CGPoint(x: rect.minX + rect.width / 3, y: rect.height)
        let end = CGPoint(x: rect.width, y: rect.minY)
        var path = Path()
        path.addLines([start, low, end])
        return path
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposed = proposal.replacingUnspecifiedDimensions()
        let side = min(proposed.width, proposed.height)
        return CGSize(width: side, height: side)
    }
}
