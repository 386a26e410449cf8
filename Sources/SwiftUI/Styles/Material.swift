internal import Drawing

/// A veil through which what lies behind is seen blurred.
///
/// Nothing is blurred here: a material is painted as a veil of white.
public struct Material: Sendable {
  /// How much of white the veil has, from 0 to 1; Apple does not tell.
  let opacity: Double

  /// The thinnest veil.
  public static let ultraThin = Material(opacity: 0.3)
  /// A thin veil.
  public static let thin = Material(opacity: 0.45)
  /// The usual veil.
  public static let regular = Material(opacity: 0.6)
  /// A thick veil.
  public static let thick = Material(opacity: 0.75)
  /// The thickest veil.
  public static let ultraThick = Material(opacity: 0.9)
  /// The veil of bars.
  public static let bar = Material(opacity: 0.8)
}

extension Material: ShapeStyle {
  /// The type of the style that this one stands for: none.
  public typealias Resolved = Never
}

extension Material: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(Color.white.opacity(opacity)) }
}

extension ShapeStyle where Self == Material {
  /// The thinnest veil.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin veil.
  public static var thinMaterial: Material { .thin }
  /// The usual veil.
  public static var regularMaterial: Material { .regular }
  /// A thick veil.
  public static var thickMaterial: Material { .thick }
  /// The thickest veil.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The veil of bars.
  public static var bar: Material { Material.bar }
}
