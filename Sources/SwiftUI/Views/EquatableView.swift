/// A view that is compared with its predecessor by its own `==` before it is drawn again.
nonisolated public struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
  /// The view that is compared.
  public var content: Content

  /// Creates the view.
  public init(content: Content) { self.content = content }

  @MainActor func nodes(in context: ViewContext) -> [Node] { content.resolved(in: context.at(.content)) }
}

extension View where Self: Equatable {
  /// Returns the view, to be compared by its own `==` before it is drawn again.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
