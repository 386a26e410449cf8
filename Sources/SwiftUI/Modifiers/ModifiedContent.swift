/// A view together with a change to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view, or the earlier change.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a changed view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    modifier.resolved(ModifiedViews { content.resolved(in: $0) }, in: context.at(.body))
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor func nodes(of views: ModifiedViews, in context: ViewContext) -> [Node] {
    modifier.resolved(ModifiedViews { content.resolved(views, in: $0) }, in: context.at(.body))
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Returns the view with a change.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns this change followed by another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
