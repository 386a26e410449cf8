/// A container: a layout and the views that it places.
final class LayoutNode<L: Layout>: Node {
  private let layout: L
  private let children: [Node]
  private let subviews: LayoutSubviews
  private var cache: L.Cache
  private var shown: [Node] = []

  init(_ layout: L, _ children: [Node], environment: EnvironmentValues) {
    self.layout = layout
    self.children = children
    subviews = LayoutSubviews(children, layoutDirection: environment.layoutDirection)
    cache = layout.makeCache(subviews: subviews)
    super.init(environment: environment)
  }

  /// Makes the node of a container with its content.
  @MainActor convenience init<Content: View>(of layout: L, _ content: Content, in context: ViewContext) {
    var inner = context.at(.content)
    inner.environment.stackOrientation = layout.orientation
    self.init(layout, content.resolved(in: inner), environment: context.environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return switch guide {
    case .horizontal(let guide):
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical(let guide):
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private lazy var distances = layout.spacing(subviews: subviews, cache: &cache)

  override var spacing: ViewSpacing { distances }

  override func arrange() {
    let bounds = CGRect(origin: .zero, size: frame.size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    shown = children.filter { child in
      if settlePlaced(child) { return true }
      if layout is FittingLayout { return false }
      // As Apple's documentation of Layout says, what is not placed goes to the middle.
      let size = child.size(for: proposal)
      settle(
        child, at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2),
        proposal: proposal)
      return true
    }
  }

  override func draw(on canvas: Canvas) {
    let isLayered = shown.contains { $0.zIndex != 0 }
    let ordered =
      isLayered
      ? shown.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element) : shown
    for child in ordered { child.draw(on: canvas) }
  }
}
