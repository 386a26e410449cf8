/// A node around one other; unless a kind of it says otherwise, it is laid out and drawn as that one is.
class WrapperNode: Node {
  let child: Node

  init(_ child: Node, environment: EnvironmentValues? = nil) {
    self.child = child
    super.init(environment: environment ?? child.environment)
  }

  /// Returns what the view inside is offered.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Returns the size around the view inside.
  func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize { child }

  /// Returns where the upper leading corner of the view inside lies, in this view's own coordinates.
  func childOrigin(for proposal: ProposedViewSize) -> CGPoint { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    size(around: child.size(for: childProposal(for: proposal)), for: proposal)
  }

  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    guard let place = child.knownPlace(of: guide, for: childProposal(for: proposal)) else { return nil }
    let origin = childOrigin(for: proposal)
    return switch guide {
    case .horizontal: place + origin.x
    case .vertical: place + origin.y
    }
  }

  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }

  override func arrange() {
    settle(child, at: childOrigin(for: proposal), proposal: childProposal(for: proposal))
  }

  override func draw(on canvas: Canvas) { child.draw(on: canvas) }
}

extension WrapperNode {
  /// Returns where the view inside lies when it is aligned in this view.
  func alignedOrigin(_ alignment: Alignment, for proposal: ProposedViewSize) -> CGPoint {
    let size = size(for: proposal)
    let own = ViewDimensions(width: size.width, height: size.height)
    let inner = child.dimensions(for: childProposal(for: proposal))
    return CGPoint(
      x: own[alignment.horizontal] - inner[alignment.horizontal],
      y: own[alignment.vertical] - inner[alignment.vertical])
  }
}
