/// A fixed proportion of width to height.
nonisolated struct AspectRatio: WrappingModifier {
  /// The width divided by the height; nil keeps the view's own proportion.
  var ratio: CGFloat?
  var contentMode: ContentMode

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { AspectRatioNode(node, modifier: self) }
}

private final class AspectRatioNode: WrapperNode {
  private let modifier: AspectRatio

  init(_ child: Node, modifier: AspectRatio) {
    self.modifier = modifier
    super.init(child)
  }

  /// The proportion; unless it was given, that of the size which the view would take by itself.
  private lazy var ratio: CGFloat = {
    if let ratio = modifier.ratio { return ratio }
    let ideal = child.size(for: .unspecified)
    return ideal.height == 0 ? 1 : ideal.width / ideal.height
  }()

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    AspectFitting.proposal(proposal, ratio: ratio, mode: modifier.contentMode)
  }
}

extension View {
  /// Gives the view a fixed proportion of width to height; nil keeps its own.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Gives the view the proportion of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Fits the whole view into the space, in its own proportion.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers the space with the view, in its own proportion.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
