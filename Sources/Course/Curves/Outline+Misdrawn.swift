import Geometry

extension Outline {
  /// Returns the outline drawn once more, each segment by a pen that may misunderstand it.
  func redrawn(_ draw: (inout Pen, Segment) -> Void) -> Outline {
    Outline { pen in
      for subpath in subpaths {
        pen.move(subpath.start)
        for segment in subpath.segments { draw(&pen, segment) }
        if subpath.isClosed { pen.close() }
      }
    }
  }
}

// What becomes of a curve when its control points are misunderstood; the pen starts wherever it is.
extension Outline.Pen {
  /// Draws straight lines from control point to control point.
  mutating func drawControlPolygon(of segment: Segment) {
    for point in segment.definingPoints.dropFirst() { line(point) }
  }

  /// Draws a straight line to the end.
  mutating func drawChord(of segment: Segment) { line(segment.end) }

  /// Draws the curve that comes out when the points are given in the order in which the pen meets them.
  ///
  /// The calls want the end first: a quadratic gets its control as its end, a cubic its first control.
  mutating func drawInPenOrder(_ segment: Segment) {
    switch segment {
    case .line(_, let end): line(end)
    case .quadratic(_, let control, let end): quadratic(control: end, to: control)
    case .cubic(_, let control1, let control2, let end): cubic(control2, end, to: control1)
    }
  }

  /// Draws a quadratic curve as a cubic whose two control points are the one.
  mutating func drawAsCubic(_ segment: Segment) {
    guard case .quadratic(_, let control, let end) = segment else { return line(segment.end) }
    cubic(control, control, to: end)
  }

  /// Draws a cubic curve with its control points exchanged.
  mutating func drawWithControlsExchanged(_ segment: Segment) {
    guard case .cubic(_, let control1, let control2, let end) = segment else { return line(segment.end) }
    cubic(control2, control1, to: end)
  }

  /// Draws a cubic curve as a quadratic one with one of its control points.
  mutating func drawAsQuadratic(_ segment: Segment, keepingFirst: Bool) {
    guard case .cubic(_, let control1, let control2, let end) = segment else { return line(segment.end) }
    quadratic(control: keepingFirst ? control1 : control2, to: end)
  }
}
