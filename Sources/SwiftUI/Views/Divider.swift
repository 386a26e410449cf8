/// A thin line between the views of a stack.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  /// Creates a line.
  public init() {}
}
