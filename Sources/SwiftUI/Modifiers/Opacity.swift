/// A view's opacity, from 0 to 1.
nonisolated struct Opacity: PrimitiveModifier {
  var opacity: Double
}

extension View {
  /// Draws the view with an opacity from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(Opacity(opacity: opacity)) }
}
