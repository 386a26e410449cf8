/// A style with its opacity multiplied by a factor.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var opacity: Double
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}
