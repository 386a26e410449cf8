/// Another place for a guide of a view.
nonisolated struct AlignmentGuideModifier: WrappingModifier {
  var guide: AlignmentGuide
  var computeValue: (ViewDimensions) -> CGFloat

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { AlignmentGuideNode(node, modifier: self) }
}

private final class AlignmentGuideNode: WrapperNode {
  private let modifier: AlignmentGuideModifier

  init(_ child: Node, modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    super.init(child)
  }

  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    guard guide.key == modifier.guide.key else { return super.explicitPlace(of: guide, for: proposal) }
    return modifier.computeValue(child.dimensions(for: proposal))
  }
}

extension View {
  /// Puts a guide of the view at another place, in points from the leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .horizontal(g), computeValue: computeValue))
  }

  /// Puts a guide of the view at another place, in points from the top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .vertical(g), computeValue: computeValue))
  }
}
