/// Views in a row from the leading to the trailing edge, made only when they are needed on Apple's systems; here all are laid out.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  let layout: LazyStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row; the spacing is in points, and nil stands for the system's own.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = .row(alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}
