internal import Drawing

/// The style of the background where it is used: white, unless a view says otherwise.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background where it is used.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint {
    guard let style = place.environment.backgroundStyle else { return place.paint(Color.white) }
    // A background that is the background is the system's own.
    var place = place
    place.environment.backgroundStyle = nil
    return place.paint(style)
  }
}
