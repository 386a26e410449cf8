internal import Geometry

extension Path {
  /// Calls a closure with each line and curve in order, and with the lines that close the subpaths, open ones too.
  ///
  /// Bounds and `contains` look at each segment once; an `outline` would copy the whole path for that.
  func forEachSegmentForFilling(_ body: (Segment) -> Void) {
    var (start, current) = (Point.zero, Point.zero)
    func draw(_ segment: Segment) {
      body(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if current != start { draw(.line(current, start)) }
        (start, current) = (Point(point), Point(point))
      case .line(let end): draw(.line(current, Point(end)))
      case .quadCurve(let end, let control): draw(.quadratic(current, control: Point(control), Point(end)))
      case .curve(let end, let control1, let control2):
        draw(.cubic(current, control1: Point(control1), control2: Point(control2), Point(end)))
      case .closeSubpath: if current != start { draw(.line(current, start)) }
      }
    }
    if current != start { draw(.line(current, start)) }
  }

  /// Returns the smallest box around all moves and around the boxes of all lines and curves.
  func box(around part: (Segment) -> Box) -> Box {
    var box = Box.null
    for case .move(let point) in elements { box.formUnion(Point(point)) }
    forEachSegmentForFilling { box.formUnion(part($0)) }
    return box
  }
}
