internal import Drawing

/// A style together with the foreground that holds where it was given.
///
/// It makes `.secondary`, given as the foreground inside of `.red`, mean the second level of red: without it, the
/// style would stand for a level of itself.
struct SurroundedStyle: PaintedStyle {
  var base: any ShapeStyle
  var foreground: [any ShapeStyle]

  func paint(in place: PaintedPlace) -> Drawing.Paint {
    var place = place
    place.foreground = foreground
    return place.paint(base)
  }
}
