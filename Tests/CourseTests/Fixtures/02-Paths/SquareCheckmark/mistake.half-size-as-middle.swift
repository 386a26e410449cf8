import SwiftUI

struct SquareCheckmark: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.height / 2))
            path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposed = proposal.replacingUnspecifiedDimensions()
        let side = min(proposed.width, proposed.height)
        return CGSize(width: side, height: side)
    }
}
