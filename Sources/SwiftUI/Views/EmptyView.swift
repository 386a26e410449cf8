/// A view without content.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  /// Creates the view.
  public init() {}

  @MainActor func nodes(in context: ViewContext) -> [Node] { [] }
}
