/// A view whose type is not known.
nonisolated public struct AnyView: View, PrimitiveView {
  let content: any View

  /// Creates a view that hides the type of another.
  public init<V: View>(_ view: V) { self.init(erasing: view) }

  /// Creates a view that hides the type of another.
  public init<V: View>(erasing view: V) { content = (view as? AnyView)?.content ?? view }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    content.resolved(in: context.at(.type(ObjectIdentifier(type(of: content)))))
  }
}
