import SwiftUI

struct AnyOutline: Shape {
    private let pathIn: @Sendable (CGRect) -> Path
    private let sizeFor: @Sendable (ProposedViewSize) -> CGSize

    // What AnyShape does for others.
    init<S: Shape>(_ base: S) {
        pathIn = { base.path(in: $0) }
        sizeFor = { base.sizeThatFits($0) }
    }

    func path(in rect: CGRect) -> Path { pathIn(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { sizeFor(proposal) }
}
