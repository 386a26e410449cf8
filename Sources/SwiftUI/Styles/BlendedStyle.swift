internal import Drawing

/// A style that mixes with what lies behind. A drawing does not tell how colours mix: it paints as its base.
struct BlendedStyle<Base: ShapeStyle>: PaintedStyle {
  var base: Base
  var mode: BlendMode

  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(base) }
}

extension ShapeStyle {
  /// Returns the style mixing in a way with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the style of the foreground mixing in a way with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
