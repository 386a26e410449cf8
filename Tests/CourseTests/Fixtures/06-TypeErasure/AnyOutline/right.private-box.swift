import SwiftUI

struct AnyOutline: Shape {
    private class Box {
        func path(in rect: CGRect) -> Path { Path() }
        func size(_ proposal: ProposedViewSize) -> CGSize { .zero }
    }

    private final class BoxOf<S: Shape>: Box {
        let shape: S
        init(_ shape: S) { self.shape = shape }
        override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
        override func size(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    }

    private nonisolated(unsafe) let box: Box

    init(_ base: some Shape) { box = BoxOf(base) }
    func path(in rect: CGRect) -> Path { box.path(in: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal) }
}
