/// A view that reaches into what views around it keep clear.
nonisolated struct IgnoresSafeArea: WrappingModifier {
  var edges: Edge.Set

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { IgnoresSafeAreaNode(node, edges: edges) }
}

/// The layout around it does not notice: the view grows when the node has its place.
final class IgnoresSafeAreaNode: WrapperNode {
  private let edges: Edge.Set

  init(_ child: Node, edges: Edge.Set) {
    self.edges = edges
    super.init(child)
  }

  override func arrange() {
    let insets = safeAreaInsets.at(edges)
    let offer = ProposedViewSize(
      width: frame.width + insets.leading + insets.trailing, height: frame.height + insets.top + insets.bottom)
    guard offer != frameAsProposal else { return super.arrange() }
    let size = child.size(for: offer)
    let origin = CGPoint(
      x: (frame.width - insets.leading + insets.trailing - size.width) / 2,
      y: (frame.height - insets.top + insets.bottom - size.height) / 2)
    settle(child, at: origin, proposal: offer)
  }
}

extension View {
  /// Lets the view reach to some edges of the space, even where others keep clear of them.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach to some edges of the space, even where others keep clear of them.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
