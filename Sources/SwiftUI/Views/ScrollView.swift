internal import Drawing

/// Views that may be larger than the space for them; they are shown from their beginning.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The views inside.
  public var content: Content
  /// The directions in which they may be larger than the space.
  public var axes: Axis.Set
  /// Whether the place of what is shown is drawn; it is not drawn here.
  public var showsIndicators: Bool

  /// Creates the view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [ScrollNode(content.stacked(in: context.at(.content)), axes: axes, environment: context.environment)]
  }
}

extension ScrollView {
  /// Creates the view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

private final class ScrollNode: WrapperNode {
  private let axes: Axis.Set

  init(_ child: Node, axes: Axis.Set, environment: EnvironmentValues) {
    self.axes = axes
    super.init(child, environment: environment)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? proposal.height ?? child.height : child.height)
  }

  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? { nil }

  override var spacing: ViewSpacing { .plain }

  override func draw(on canvas: Canvas) {
    // What was kept clear for bars belongs to the view too: its content only begins and ends there.
    let viewport = Path(frameIntoUnsafeArea).outline.applying(transform)
    canvas.clipped(by: Drawing.Clip(viewport)) { child.draw(on: canvas) }
  }
}
