/// The layout of a column: views from top to bottom.
public struct VStackLayout: Layout, Sendable {
  /// No number is animated.
  public typealias AnimatableData = EmptyAnimatableData
  /// What the layout remembers.
  public typealias Cache = _StackLayoutCache

  /// The guide at which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The gap between two views, in points; nil leaves it to the views.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What is known of every column: its direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  private var stack: LinearStack { LinearStack(axis: .vertical, spacing: spacing) { $0[alignment] } }

  /// Creates what the layout remembers.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { Cache(stack, subviews: subviews) }

  /// Returns the distances that the column prefers to what stands beside it.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stack.spacing(of: subviews)
  }

  /// Returns the size of the column, in points, when it is offered a size.
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
