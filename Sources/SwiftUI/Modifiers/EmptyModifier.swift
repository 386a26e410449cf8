/// A change that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  /// The change that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the change.
  public init() {}

  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] { content.nodes(context) }
}
