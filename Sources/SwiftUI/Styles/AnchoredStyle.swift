internal import Drawing

/// A style whose unit points are parts of a rectangle of their own, not of the frame that is drawn.
struct AnchoredStyle<Base: ShapeStyle>: PaintedStyle {
  var base: Base
  /// The rectangle, in points from the upper left corner of the frame.
  var rect: CGRect

  func paint(in place: PaintedPlace) -> Drawing.Paint {
    var inner = place
    inner.bounds = rect.offsetBy(dx: place.bounds.minX, dy: place.bounds.minY)
    return inner.paint(base)
  }
}

extension ShapeStyle {
  /// Returns the style with its unit points taken as parts of a rectangle, in points.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}
