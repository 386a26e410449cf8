internal import Drawing

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Creates a style that hides the type of another.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
}

extension AnyShapeStyle: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(base) }
}
