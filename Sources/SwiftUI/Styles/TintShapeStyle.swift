internal import Drawing

/// The style with which what can be used is marked.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style with which what can be used is marked: blue, unless a view says otherwise.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension TintShapeStyle: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint {
    guard let style = place.environment.tint else { return place.paint(Color.accentColor) }
    // A tint that is the tint is the system's own.
    var place = place
    place.environment.tint = nil
    return place.paint(style)
  }
}
