/// A layout whose type is hidden, so that a container can change its layout and keep its subviews.
public struct AnyLayout: Layout {
  /// The numbers of the hidden layout that are animated.
  public typealias AnimatableData = _AnyAnimatableData

  private(set) var base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The numbers of the hidden layout that are animated.
  public var animatableData: AnyLayout.AnimatableData {
    get { Self.numbers(of: base) }
    set { base = Self.layout(base, with: newValue) }
  }

  private static func numbers<L: Layout>(of layout: L) -> _AnyAnimatableData {
    _AnyAnimatableData(layout.animatableData)
  }

  private static func layout<L: Layout>(_ layout: L, with numbers: _AnyAnimatableData) -> any Layout {
    guard let numbers = numbers.value(as: L.AnimatableData.self) else { return layout }
    var layout = layout
    layout.animatableData = numbers
    return layout
  }

  /// Creates what the hidden layout remembers.
  public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { Cache(for: base, subviews: subviews) }

  /// Brings what is remembered up to date, or begins anew where the type of the hidden layout changed.
  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) {
    func update<L: Layout>(_ layout: L) {
      cache.lend(to: layout, subviews: subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(base)
  }

  /// Returns the distances that the container prefers to what stands beside it.
  public func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      cache.lend(to: layout, subviews: subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(base)
  }

  /// Returns the size of the container, in points, when it is offered a size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      cache.lend(to: layout, subviews: subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  /// Gives each subview a place inside the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      cache.lend(to: layout, subviews: subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  /// Returns the distance of a guide from the leading edge, in points, or nil where it keeps its usual place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.lend(to: layout, subviews: subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  /// Returns the distance of a guide from the top edge, in points, or nil where it keeps its usual place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.lend(to: layout, subviews: subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }
}
