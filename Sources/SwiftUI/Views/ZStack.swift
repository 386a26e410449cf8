/// Views on top of each other, the first one at the back.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [LayoutNode(of: ZStackLayout(alignment: alignment), content, in: context)]
  }
}
