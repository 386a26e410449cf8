/// Views in a row from the leading to the trailing edge.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; the spacing is in points, and nil stands for the system's own.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [LayoutNode(of: HStackLayout(alignment: alignment, spacing: spacing), content, in: context)]
  }
}
