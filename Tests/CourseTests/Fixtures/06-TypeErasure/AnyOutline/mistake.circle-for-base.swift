import SwiftUI

struct AnyOutline: Shape {
    private let base: any Shape

    init(_ base: some Shape) { self.base = base }

    func path(in rect: CGRect) -> Path { Circle().path(in: rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
