/// The layout of a pile: views above one another, the first one at the back.
///
/// Every view is offered the whole proposal, and the pile is as large as its aligned views together.
public struct ZStackLayout: Layout, Sendable {
  /// No number is animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The guides at which the views are aligned.
  public var alignment: Alignment

  /// Creates the layout of a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size of the pile, in points, when it is offered a size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrangement(of: subviews, for: proposal).size
  }

  /// Gives each view its place.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    arrangement(of: subviews, for: proposal).place(subviews, at: bounds.origin)
  }

  /// Returns where the views have a guide that they set, from the leading edge, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    arrangement(of: subviews, for: proposal).explicit(guide, of: subviews)
  }

  /// Returns where the views have a guide that they set, from the top edge, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    arrangement(of: subviews, for: proposal).explicit(guide, of: subviews)
  }

  private func arrangement(of subviews: Subviews, for proposal: ProposedViewSize) -> Arrangement {
    // Where a guide is may take a walk through everything in the view, so each is asked once.
    let guides = subviews.map { subview in
      let one = subview.dimensions(in: proposal)
      return (
        size: one, x: AlignedUnion.usable(one[alignment.horizontal]), y: AlignedUnion.usable(one[alignment.vertical])
      )
    }
    var (horizontal, vertical) = (AlignedUnion(), AlignedUnion())
    for one in guides {
      horizontal.add(length: one.size.width, guide: one.x)
      vertical.add(length: one.size.height, guide: one.y)
    }
    let places = guides.map { one in
      Arrangement.Place(
        origin: CGPoint(x: horizontal.guide - one.x, y: vertical.guide - one.y), proposal: proposal)
    }
    return Arrangement(size: CGSize(width: horizontal.length, height: vertical.length), places: places)
  }
}
