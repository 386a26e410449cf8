internal import Drawing

/// A blurred shadow of what is drawn in a style.
public struct ShadowStyle: Hashable, Sendable {
  var color: Color
  /// How far the shadow is blurred, in points.
  var radius: CGFloat
  /// Where it lies, in points.
  var offset: CGSize
  /// Whether it lies inside of what is drawn.
  var isInner: Bool

  /// Returns a shadow behind what is drawn; radius and distances are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Returns a shadow inside of what is drawn; radius and distances are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style with a shadow. A drawing has no shadows: it paints as its base.
struct ShadowedStyle<Base: ShapeStyle>: PaintedStyle {
  var base: Base
  var shadow: ShadowStyle

  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(base) }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the style of the foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
