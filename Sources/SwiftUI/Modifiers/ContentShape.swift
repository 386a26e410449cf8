/// The shape in which a view can be tapped, which does not change how it looks.
nonisolated struct ContentShape<Outline: Shape>: PrimitiveModifier {
  var kind: ContentShapeKinds
  var shape: Outline
  var isEOFilled: Bool
}

extension View {
  /// Lets the view be tapped only inside a shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Gives the view a shape for some purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShape(kind: kind, shape: shape, isEOFilled: eoFill))
  }
}
