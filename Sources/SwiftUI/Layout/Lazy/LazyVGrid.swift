/// Views in lines of given columns, line below line.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let layout: LazyGridLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid from its columns; the spacing is that between lines, in points, and nil stands for the system's own.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}
