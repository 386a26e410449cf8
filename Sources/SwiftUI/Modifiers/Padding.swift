/// Space around a view.
nonisolated struct Padding: WrappingModifier {
  /// The edges at which there is space.
  var edges: Edge.Set
  /// The distance at each edge, in points; nil stands for the system's own.
  var insets: EdgeInsets?

  /// The system's own distance, in points, as on macOS.
  private static let standard: CGFloat = 16

  /// The distance at each edge, in points.
  var distances: EdgeInsets { (insets ?? EdgeInsets(all: Self.standard)).at(edges) }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    PaddingNode(node, insets: distances, environment: context.environment)
  }
}

/// Padding announces the same distances whatever is in it. (Around a text this was not recorded from SwiftUI.)
private final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  init(_ child: Node, insets: EdgeInsets, environment: EnvironmentValues) {
    self.insets = insets
    super.init(child, environment: environment)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(child.width + insets.leading + insets.trailing, 0),
      height: max(child.height + insets.top + insets.bottom, 0))
  }

  override func childOrigin(for proposal: ProposedViewSize) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  override var spacing: ViewSpacing { .plain }
}

extension View {
  /// Puts space around the view, for each edge its own, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(edges: .all, insets: insets)) }

  /// Puts the same space at some edges, in points; nil stands for the system's own.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(Padding(edges: edges, insets: length.map(EdgeInsets.init(all:))))
  }

  /// Puts the same space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
