/// A bar at an edge of a view, which keeps clear of it.
nonisolated struct SafeAreaInset<Bar: View>: WrappingModifier {
  var bar: Bar
  var edge: Edge
  /// How the bar is aligned along the edge.
  var alignment: Alignment
  /// The distance between the bar and the view, in points; nil stands for the system's own.
  var spacing: CGFloat?

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    var companion = context.at(.companion)
    companion.environment.stackOrientation = nil
    return SafeAreaInsetNode(
      node, bar: bar.layered(alignment, in: companion), place: (edge, alignment, spacing ?? 8),
      environment: context.environment)
  }
}

private final class SafeAreaInsetNode: SafeAreaNode {
  private let bar: Node
  private let edge: Edge
  private let alignment: Alignment
  private let distance: CGFloat

  init(
    _ child: Node, bar: Node, place: (edge: Edge, alignment: Alignment, distance: CGFloat),
    environment: EnvironmentValues
  ) {
    self.bar = bar
    (edge, alignment, distance) = place
    super.init(child, environment: environment)
  }

  private var isUpright: Bool { edge == .leading || edge == .trailing }

  /// The bar has its own length away from the edge, and is offered the whole edge.
  private func barProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: isUpright ? nil : proposal.width, height: isUpright ? proposal.height : nil)
  }

  override func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    let size = bar.size(for: barProposal(for: proposal))
    let length = (isUpright ? size.width : size.height) + distance
    return EdgeInsets(
      top: edge == .top ? length : 0, leading: edge == .leading ? length : 0, bottom: edge == .bottom ? length : 0,
      trailing: edge == .trailing ? length : 0)
  }

  override func arrange() {
    super.arrange()
    let offer = barProposal(for: frameAsProposal)
    let (own, inner) = (ViewDimensions(frame.size), bar.dimensions(for: offer))
    var origin = CGPoint(
      x: own[alignment.horizontal] - inner[alignment.horizontal], y: own[alignment.vertical] - inner[alignment.vertical]
    )
    switch edge {
    case .top: origin.y = 0
    case .leading: origin.x = 0
    case .bottom: origin.y = own.height - inner.height
    case .trailing: origin.x = own.width - inner.width
    }
    settle(bar, at: origin, proposal: offer)
  }

  override var spacing: ViewSpacing { .plain }

  override func draw(on canvas: Canvas) {
    child.draw(on: canvas)
    bar.draw(on: canvas)
  }
}

extension View {
  /// Puts a bar at the upper or lower edge, of which the view keeps clear; the spacing is in points.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Puts a bar at the leading or trailing edge, of which the view keeps clear; the spacing is in points.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
