import SwiftUI

struct AnyOutline: Shape {
    private let base: any Shape

    init(_ base: some Shape) { self.base = base }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.path(in: CGRect(origin: .zero, size: proposal.replacingUnspecifiedDimensions())).boundingRect.size }
}
