/// A row or a column of views.
///
/// It is as long as its views and gaps together, whatever it is offered, and as broad as the views are when they are
/// aligned at a guide. Every view is offered the stack's own breadth.
struct LinearStack {
  let axis: Axis
  /// The gap between two views, in points; nil leaves it to the views.
  let spacing: CGFloat?
  /// The place of the guide across the axis at which the views are aligned.
  let guide: (ViewDimensions) -> CGFloat

  /// Returns the gaps behind all views but the last, in points.
  func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: max(subviews.count - 1, 0)) }
    let preferences = subviews.map(\.spacing)
    return zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  /// Returns what the outer views prefer along the axis, and the greatest of what all prefer across it.
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: start) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: end) }
    return spacing
  }

  /// Returns the size and the places for a proposal.
  ///
  /// - Complexity: O(*n* log *n*); each view is asked for three sizes at most.
  func arrangement(of subviews: LayoutSubviews, gaps: [CGFloat], for proposal: ProposedViewSize) -> Arrangement {
    let elements = subviews.map(\.element)
    let offers = offers(to: elements, gaps: gaps, for: proposal)
    let dimensions = zip(elements, offers).map { $0.dimensions(for: $1) }
    // Where a guide is may take a walk through everything in the view, so each is asked once.
    let guides = dimensions.map { AlignedUnion.usable(guide($0)) }
    var union = AlignedUnion()
    for (one, guide) in zip(dimensions, guides) { union.add(length: axis.other.length(of: one), guide: guide) }

    var places: [Arrangement.Place?] = []
    places.reserveCapacity(elements.count)
    var along: CGFloat = 0
    for (index, one) in dimensions.enumerated() {
      let origin = axis.point(along: along, across: union.guide - guides[index])
      places.append(Arrangement.Place(origin: origin, proposal: offers[index]))
      along += axis.length(of: one)
      if index < gaps.count { along += gaps[index] }
    }
    return Arrangement(size: axis.size(length: along, breadth: union.length), places: places)
  }

  private func offers(
    to elements: [any LayoutElement], gaps: [CGFloat], for proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    let breadth = axis.other.length(of: proposal)
    func offer(_ length: CGFloat?) -> ProposedViewSize { axis.proposal(length: length, breadth: breadth) }
    var offers = Array(repeating: offer(nil), count: elements.count)
    guard let length = axis.length(of: proposal) else { return offers }

    let parts = elements.map { element in
      StackDivision.Part(
        priority: element.priority, minimum: axis.length(of: element.size(for: offer(0))),
        maximum: axis.length(of: element.size(for: offer(.infinity))))
    }
    StackDivision(parts).divide(length - gaps.reduce(0, +)) { index, share in
      offers[index] = offer(share)
      return axis.length(of: elements[index].size(for: offers[index]))
    }
    return offers
  }
}
