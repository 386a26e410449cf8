import SwiftUI

nonisolated struct SquareCheckmark: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

extension SquareCheckmark {
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        var side = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
        if side.width < side.height { side.height = side.width } else { side.width = side.height }
        return side
    }
}
