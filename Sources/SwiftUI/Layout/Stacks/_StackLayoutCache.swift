/// What a row or a column remembers: its gaps, and its last arrangements.
public struct _StackLayoutCache {
  var memory: ArrangementCache<[CGFloat]>

  init(_ stack: LinearStack, subviews: LayoutSubviews) {
    memory = ArrangementCache(plan: stack.gaps(between: subviews))
  }

  mutating func arrangement(
    of subviews: LayoutSubviews, in stack: LinearStack, for proposal: ProposedViewSize
  ) -> Arrangement {
    memory.arrangement(for: proposal) { stack.arrangement(of: subviews, gaps: $0, for: proposal) }
  }
}
