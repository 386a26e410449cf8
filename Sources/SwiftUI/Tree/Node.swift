/// A view that was made part of a tree: it has a size for each offer, a place, and draws itself.
///
/// A node alone behaves as a shape does: it takes what it is offered and draws nothing.
class Node: LayoutElement {
  /// What the view inherits.
  let environment: EnvironmentValues

  /// The node around this one, once it was placed.
  private(set) weak var parent: Node?

  /// The frame, in points, in coordinates that `transform` leads to those of the picture.
  private(set) var frame = CGRect.zero

  /// The offer with which the view was placed.
  private(set) var proposal = ProposedViewSize.unspecified

  /// What turns, scales or moves the view and everything in it after it was laid out.
  private(set) var transform = CGAffineTransform.identity

  /// Where a layout has put the view, in the layout's coordinates, until the tree takes it over.
  private var pending: (origin: CGPoint, proposal: ProposedViewSize)?

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var places: [(guide: ObjectIdentifier, proposal: ProposedViewSize, place: CGFloat?)] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  // MARK: What kinds of nodes decide

  /// Returns the size for an offer; asked at most once for each.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns where a guide was set, in points from the upper leading corner, or nil.
  func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? { nil }

  var spacing: ViewSpacing { .plain }
  var priority: Double { 0 }

  /// In front of which neighbours the view is drawn: those with a lower number.
  var zIndex: Double { 0 }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// Places what is inside, once the node itself has its place.
  func arrange() {}

  /// Draws the view and everything in it.
  func draw(on canvas: Canvas) {}

  // MARK: What all nodes have

  final func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutNaN
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(width: size.width, height: size.height) { [self] in
      knownPlace(of: $0, for: proposal)
    }
  }

  /// Returns where a guide was set; the view is asked once for each guide and offer, however deep it lies.
  final func knownPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    let proposal = proposal.withoutNaN
    let key = guide.key
    if let known = places.first(where: { $0.guide == key && $0.proposal == proposal }) { return known.place }
    let place = explicitPlace(of: guide, for: proposal)
    places.append((key, proposal, place))
    return place
  }

  final func place(at origin: CGPoint, proposal: ProposedViewSize) { pending = (origin, proposal) }

  /// Takes over where the layout has put a view inside; returns false where it has put it nowhere.
  final func settlePlaced(_ child: Node) -> Bool {
    guard let (origin, proposal) = child.pending else { return false }
    child.pending = nil
    settle(child, at: origin, proposal: proposal)
    return true
  }

  /// Places a view inside, its upper leading corner at a point of this view's own coordinates.
  final func settle(
    _ child: Node, at origin: CGPoint, proposal: ProposedViewSize, transform added: CGAffineTransform = .identity
  ) {
    let size = child.size(for: proposal)
    let x = environment.layoutDirection == .rightToLeft ? frame.width - origin.x - size.width : origin.x
    child.settle(
      in: CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), size: size), proposal: proposal,
      transform: added.isIdentity ? transform : added.concatenating(transform), parent: self)
  }

  /// Gives the node its place.
  final func settle(
    in frame: CGRect, proposal: ProposedViewSize, transform: CGAffineTransform = .identity, parent: Node? = nil
  ) {
    (self.frame, self.proposal, self.transform, self.parent) = (frame, proposal, transform, parent)
    arrange()
  }

  /// The size of the frame as an offer.
  final var frameAsProposal: ProposedViewSize { ProposedViewSize(frame.size) }
}

extension ProposedViewSize {
  /// The offer, in which a length that is not a number is left open: it would not be known again.
  fileprivate var withoutNaN: ProposedViewSize {
    ProposedViewSize(width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
