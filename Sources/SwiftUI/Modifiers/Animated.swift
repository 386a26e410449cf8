/// A course in time for a view's changes.
nonisolated struct Animated<Value>: IneffectiveModifier {
  var animation: Animation?
  /// The value whose change is animated, or nil where every change is.
  var value: Value?
}

extension View {
  /// Animates what changes in the view together with a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(Animated(animation: animation, value: value))
  }

  /// Animates whatever changes in the view.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(Animated<Never>(animation: animation, value: nil))
  }
}
