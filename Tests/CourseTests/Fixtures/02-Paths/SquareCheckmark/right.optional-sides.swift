import SwiftUI

struct SquareCheckmark: Shape {
    func path(in rect: CGRect) -> Path {
        Tick().path(in: rect)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? 10, proposal.height ?? 10)
        return .init(width: side, height: side)
    }
}

private struct Tick: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([
            CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.midY),
        ])
        return path
    }
}
