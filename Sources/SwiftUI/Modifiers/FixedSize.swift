/// A view that takes the size it would have by itself.
nonisolated struct FixedSize: WrappingModifier {
  var horizontal: Bool
  var vertical: Bool

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    FixedSizeNode(node, horizontal: horizontal, vertical: vertical)
  }
}

private final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: Node, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension View {
  /// Gives the view the size it would have by itself in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view the size it would have by itself.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
