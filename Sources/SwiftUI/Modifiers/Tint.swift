/// A colour or gradient that marks what can be used.
nonisolated struct Tinting: EnvironmentModifier {
  var tint: Color?

  func change(_ environment: inout EnvironmentValues) { environment.tint = tint }
}

extension View {
  /// Marks what can be used in the view with a colour; nil stands for the system's own.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View { modifier(Tinting(tint: tint)) }
}
