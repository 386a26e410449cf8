/// Views in a column from top to bottom, made only when they are needed on Apple's systems; here all are laid out.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  let layout: LazyStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column; the spacing is in points, and nil stands for the system's own.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = .column(alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}
