/// Several views that are treated as one, without a layout of their own.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: ViewContext) -> [Node] { content.resolved(in: context.at(.content)) }
}
