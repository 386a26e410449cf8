/// Several views that stand in the same braces.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// Creates the view from a tuple of views.
  public init(_ value: T) { self.value = value }
}
