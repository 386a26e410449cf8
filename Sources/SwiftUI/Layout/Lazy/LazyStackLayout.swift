/// A row or a column that is as long as its views, and takes the breadth that it is offered.
struct LazyStackLayout: ArrangingLayout {
  let axis: Axis
  /// The gap between two views, in points; nil leaves it to the views.
  let spacing: CGFloat?
  /// The part across the axis says how the views are aligned.
  let alignment: Alignment

  static func column(_ alignment: HorizontalAlignment, spacing: CGFloat?) -> LazyStackLayout {
    LazyStackLayout(
      axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  static func row(_ alignment: VerticalAlignment, spacing: CGFloat?) -> LazyStackLayout {
    LazyStackLayout(
      axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  private var stack: LinearStack {
    LinearStack(axis: axis, spacing: spacing) { axis.other.guide(alignment, in: $0) }
  }

  /// Returns the gaps between the views.
  func plan(for subviews: LayoutSubviews) -> [CGFloat] { stack.gaps(between: subviews) }

  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache<[CGFloat]>) -> ViewSpacing {
    stack.spacing(of: subviews)
  }

  func arrangement(of subviews: LayoutSubviews, plan gaps: [CGFloat], for proposal: ProposedViewSize) -> Arrangement {
    let breadth = axis.other.length(of: proposal)
    // With no length to divide, a stack asks every view for the length it likes best.
    let offer = axis.proposal(length: nil, breadth: breadth)
    var arrangement = stack.arrangement(of: subviews, gaps: gaps, for: offer)
    guard let breadth else { return arrangement }
    arrangement.size = axis.size(length: axis.length(of: arrangement.size), breadth: breadth)
    let line = axis.other.guide(alignment, in: ViewDimensions(arrangement.size))
    arrangement.places = zip(subviews, arrangement.places).map { subview, place in
      place.map { place in
        let own = axis.other.guide(alignment, in: subview.dimensions(in: place.proposal))
        let along = axis == .horizontal ? place.origin.x : place.origin.y
        return Arrangement.Place(
          origin: axis.point(along: along, across: AlignedUnion.usable(line - own)), proposal: place.proposal)
      }
    }
    return arrangement
  }
}
