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
  init() {}
}

/// A change that is not made of other changes.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// The body that this modifier does not have; only what lays views out may look further, and it never asks for it.
  nonisolated public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body to ask for") }
}
