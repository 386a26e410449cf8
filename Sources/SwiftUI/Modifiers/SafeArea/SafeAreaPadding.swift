/// Space at the edges of a view, of which it keeps clear.
nonisolated struct SafeAreaPadding: WrappingModifier {
  /// The distances in points.
  var insets: EdgeInsets

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    SafeAreaPaddingNode(node, insets: insets, environment: context.environment)
  }
}

private final class SafeAreaPaddingNode: SafeAreaNode {
  private let insets: EdgeInsets

  init(_ child: Node, insets: EdgeInsets, environment: EnvironmentValues) {
    self.insets = insets
    super.init(child, environment: environment)
  }

  override func insets(for proposal: ProposedViewSize) -> EdgeInsets { insets }

  override var spacing: ViewSpacing { .plain }
}

extension View {
  /// Keeps the view clear of its edges, for each edge its own distance in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Keeps the view clear of some edges, in points; nil stands for the system's own distance.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(Padding(edges: edges, insets: length.map(EdgeInsets.init(all:))).distances)
  }

  /// Keeps the view clear of all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
