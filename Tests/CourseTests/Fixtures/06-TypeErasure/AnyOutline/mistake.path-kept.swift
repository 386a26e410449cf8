import SwiftUI

struct AnyOutline: Shape {
    private let kept: Path
    private let base: any Shape

    init(_ base: some Shape) {
        kept = base.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        self.base = base
    }

    func path(in rect: CGRect) -> Path { kept }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
