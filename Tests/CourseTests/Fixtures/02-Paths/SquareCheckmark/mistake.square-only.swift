import SwiftUI

struct SquareCheckmark: Shape {
    func path(in rect: CGRect) -> Path {
        // it is a square anyway
        let side = rect.width
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + side / 2))
        path.addLine(to: CGPoint(x: rect.minX + side / 3, y: rect.minY + side))
        path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY))
        return path
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? 10, proposal.height ?? 10)
        return CGSize(width: side, height: side)
    }
}
