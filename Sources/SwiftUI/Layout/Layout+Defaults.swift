extension Layout {
  /// Nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Forgets everything and begins anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns, for each edge, the greatest distances that any subview prefers.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { spacing, subview in spacing.formUnion(subview.spacing) }
  }

  /// Returns where the subviews that set the guide have it, combined by the guide's own rule.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    placement(in: bounds, proposal: proposal, subviews: subviews, cache: &cache).explicit(guide, of: subviews)
  }

  /// Returns where the subviews that set the guide have it, combined by the guide's own rule.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    placement(in: bounds, proposal: proposal, subviews: subviews, cache: &cache).explicit(guide, of: subviews)
  }

  /// Returns where the layout would put its subviews, seen from the corner of the bounds, and moves none of them.
  private func placement(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> Arrangement {
    let recorders = subviews.map { PlacementRecorder($0.element) }
    let stand = LayoutSubviews(recorders, layoutDirection: subviews.layoutDirection)
    placeSubviews(in: bounds, proposal: proposal, subviews: stand, cache: &cache)
    let places = recorders.map { recorder in
      recorder.place.map { place in
        let origin = CGPoint(x: place.origin.x - bounds.origin.x, y: place.origin.y - bounds.origin.y)
        return Arrangement.Place(origin: origin, proposal: place.proposal)
      }
    }
    return Arrangement(size: bounds.size, places: places)
  }
}

extension Layout where Cache == () {
  /// Remembers nothing.
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// Returns a container that arranges views by this layout.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}
