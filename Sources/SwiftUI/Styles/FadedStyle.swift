internal import Drawing

/// A style with its opacity multiplied by a factor.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var opacity: Double
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the style of the foreground with its opacity multiplied by a factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

extension FadedStyle: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint {
    place.paint(base).faded(by: opacity.isNaN ? 0 : min(max(opacity, 0), 1))
  }
}
