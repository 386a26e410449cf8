/// A change to a view that can be given a name and used again.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view before the change.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The place in a modifier's body at which the view before the change stands.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let views: ModifiedViews

  @MainActor func nodes(in context: ViewContext) -> [Node] { views.nodes(context.at(.content)) }
}

extension ViewModifier {
  /// Returns the nodes of the changed views.
  @MainActor func resolved(_ content: ModifiedViews, in context: ViewContext) -> [Node] {
    if let primitive = self as? any PrimitiveModifier { return primitive.nodes(of: content, in: context) }
    var modifier = self
    DynamicProperties.install(in: &modifier, context: context)
    return modifier.body(content: _ViewModifier_Content(views: content)).resolved(in: context.at(.body))
  }
}
