/// A view drawn only inside a shape.
nonisolated struct Clip<Outline: Shape>: PrimitiveModifier {
  var shape: Outline
  var style: FillStyle
}

extension View {
  /// Draws the view only inside a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(Clip(shape: shape, style: style))
  }

  /// Draws the view only inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Draws the view only inside its frame with continuous corners; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
