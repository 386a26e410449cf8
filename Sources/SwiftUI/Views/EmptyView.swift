/// A view without content.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  /// Creates the view.
  public init() {}
}
