/// An identity of a view's own; when it changes, the view begins anew.
nonisolated struct ViewIdentity: PrimitiveModifier {
  var id: AnyHashable

  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    content.nodes(context.at(.id(id)))
  }
}

extension View {
  /// Gives the view an identity; when it changes, the view begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(ViewIdentity(id: AnyHashable(id))) }
}
