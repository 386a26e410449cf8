/// Views in lines of given rows, line beside line.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let layout: LazyGridLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid from its rows; the spacing is that between lines, in points, and nil stands for the system's own.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}
