internal import Drawing

/// A style that says itself with what it paints.
protocol PaintedStyle: ShapeStyle {
  /// Returns the paint of the style in a place.
  func paint(in place: PaintedPlace) -> Drawing.Paint
}

/// Where a style paints.
struct PaintedPlace {
  /// The environment of the view.
  var environment: EnvironmentValues

  /// The frame in which the view is drawn, in points; unit points of gradients are parts of it.
  var bounds: CGRect

  /// The styles of the foreground, from the first level on; none stands for the system's own.
  var foreground: [any ShapeStyle]

  /// How many styles may still stand for one another, so that styles that go round in a circle end.
  var resolutionsLeft = 64
}

extension PaintedPlace {
  /// Returns the paint of a style; a style that never comes to a colour, or to one of the styles here, paints nothing.
  func paint(_ style: any ShapeStyle) -> Drawing.Paint {
    if let style = style as? any PaintedStyle { return style.paint(in: self) }
    guard resolutionsLeft > 0, let next = resolved(style) else { return .clear }
    var place = self
    place.resolutionsLeft -= 1
    return place.paint(next)
  }

  private func resolved<S: ShapeStyle>(_ style: S) -> (any ShapeStyle)? {
    S.Resolved.self == Never.self ? nil : style.resolve(in: environment)
  }
}

/// Returns with what a style paints in an environment.
///
/// - Parameter bounds: The frame in which the view is drawn, in points; unit points of gradients are parts of it.
func paint(for style: any ShapeStyle, in environment: EnvironmentValues, bounds: CGRect) -> Drawing.Paint {
  PaintedPlace(environment: environment, bounds: bounds, foreground: environment.foregroundStyles).paint(style)
}
