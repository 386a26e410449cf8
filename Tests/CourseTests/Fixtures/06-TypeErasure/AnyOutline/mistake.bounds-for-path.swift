import SwiftUI

struct AnyOutline: Shape {
    private let base: any Shape

    init(_ base: some Shape) { self.base = base }

    func path(in rect: CGRect) -> Path { { let box = base.path(in: rect).boundingRect; return box.isNull ? Path() : Path(box) }() }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
