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
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    var (horizontal, vertical) = (AlignedUnion(), AlignedUnion())
    for one in dimensions {
      horizontal.add(length: one.width, guide: one[alignment.horizontal])
      vertical.add(length: one.height, guide: one[alignment.vertical])
    }
    let places = dimensions.map { one in
      Arrangement.Place(
        origin: CGPoint(
          x: horizontal.guide - AlignedUnion.usable(one[alignment.horizontal]),
          y: vertical.guide - AlignedUnion.usable(one[alignment.vertical])),
        proposal: proposal)
    }
    return Arrangement(size: CGSize(width: horizontal.length, height: vertical.length), places: places)
  }
}
