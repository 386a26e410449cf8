/// A rule by which a container measures its subviews and puts them in their places.
///
/// A container gets a proposal, says how large it is for that, and then places its subviews inside exactly that size.
public protocol Layout: Animatable {
  /// What else is known of every container with this layout.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout remembers between its calls.
  associatedtype Cache = Void

  /// The views inside the container.
  typealias Subviews = LayoutSubviews

  /// Creates what the layout remembers, when the container is new.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings what the layout remembers up to date, when the layout or its subviews changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the distances that the container prefers to what stands beside it.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the container, in points, when it is offered a size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Gives each subview a place inside the bounds; y grows downwards.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Returns the distance of a guide from the leading edge, in points, or nil where it keeps its usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the distance of a guide from the top edge, in points, or nil where it keeps its usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}
