/// Several views that stand in the same braces.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// Creates the view from a tuple of views.
  public init(_ value: T) { self.value = value }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    // A tuple tells its parts only to a mirror; what is not a tuple is a view of its own.
    let mirror = Mirror(reflecting: value)
    let parts = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
    return parts.enumerated().flatMap { number, part in
      (part as? any View)?.resolved(in: context.at(.number(number))) ?? []
    }
  }
}
