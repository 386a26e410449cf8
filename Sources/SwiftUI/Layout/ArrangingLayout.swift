/// A layout that works out the whole arrangement for a proposal at once, from which all its answers follow.
protocol ArrangingLayout: Layout where Cache == ArrangementCache<Plan> {
  /// What depends on the subviews alone.
  associatedtype Plan

  /// Returns what is the same for all proposals.
  func plan(for subviews: LayoutSubviews) -> Plan

  /// Returns the size and the places for a proposal.
  func arrangement(of subviews: LayoutSubviews, plan: Plan, for proposal: ProposedViewSize) -> Arrangement
}

extension ArrangingLayout {
  func makeCache(subviews: LayoutSubviews) -> ArrangementCache<Plan> { ArrangementCache(plan: plan(for: subviews)) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ArrangementCache<Plan>
  ) -> CGSize {
    arrangement(of: subviews, for: proposal, cache: &cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ArrangementCache<Plan>
  ) {
    arrangement(of: subviews, for: proposal, cache: &cache).place(subviews, at: bounds.origin)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout ArrangementCache<Plan>
  ) -> CGFloat? {
    arrangement(of: subviews, for: proposal, cache: &cache).explicit(guide, of: subviews)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout ArrangementCache<Plan>
  ) -> CGFloat? {
    arrangement(of: subviews, for: proposal, cache: &cache).explicit(guide, of: subviews)
  }

  func arrangement(
    of subviews: LayoutSubviews, for proposal: ProposedViewSize, cache: inout ArrangementCache<Plan>
  ) -> Arrangement {
    cache.arrangement(for: proposal) { arrangement(of: subviews, plan: $0, for: proposal) }
  }
}
