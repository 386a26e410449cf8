/// Views in a row from top to bottom.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; the spacing is in points, and nil stands for the system's own.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [LayoutNode(of: VStackLayout(alignment: alignment, spacing: spacing), content, in: context)]
  }
}
