/// The layout of a row: views from the leading to the trailing edge.
public struct HStackLayout: Layout, Sendable {
  /// No number is animated.
  public typealias AnimatableData = EmptyAnimatableData
  /// What the layout remembers.
  public typealias Cache = _StackLayoutCache

  /// The guide at which the views are aligned.
  public var alignment: VerticalAlignment
  /// The gap between two views, in points; nil leaves it to the views.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What is known of every row: its direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  private var stack: LinearStack { LinearStack(axis: .horizontal, spacing: spacing) { $0[alignment] } }

  /// Creates what the layout remembers.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { Cache(stack, subviews: subviews) }

  /// Returns the distances that the row prefers to what stands beside it.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stack.spacing(of: subviews)
  }

  /// Returns the size of the row, in points, when it is offered a size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    cache.arrangement(of: subviews, in: stack, for: proposal).size
  }

  /// Gives each view its place.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    cache.arrangement(of: subviews, in: stack, for: proposal).place(subviews, at: bounds.origin)
  }

  /// Returns where the views have a guide that they set, from the leading edge, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    cache.arrangement(of: subviews, in: stack, for: proposal).explicit(guide, of: subviews)
  }

  /// Returns where the views have a guide that they set, from the top edge, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    cache.arrangement(of: subviews, in: stack, for: proposal).explicit(guide, of: subviews)
  }
}
