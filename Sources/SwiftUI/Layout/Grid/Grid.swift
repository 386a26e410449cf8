/// Views in rows and columns, each row as high and each column as wide as its cells need.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid; the spacings are in points, and nil stands for the system's own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}
