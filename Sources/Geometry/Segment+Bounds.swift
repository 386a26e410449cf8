extension Segment {
  /// The smallest box around the curve itself; control points do not count.
  package var bounds: Box {
    if isLine { return controlBounds }
    var box = Box.null
    box.formUnion(start)
    box.formUnion(end)
    // A curve leaves the box of its ends only where a control point does.
    if box == controlBounds { return box }
    for t in extrema { box.formUnion(point(at: t)) }
    return box
  }

  /// The smallest box around all points that define the segment, which also holds the curve.
  package var controlBounds: Box {
    var box = Box.null
    box.formUnion(start)
    switch self {
    case .line: break
    case .quadratic(_, let control, _): box.formUnion(control)
    case .cubic(_, let control1, let control2, _):
      box.formUnion(control1)
      box.formUnion(control2)
    }
    box.formUnion(end)
    return box
  }

  /// The parameters strictly between 0 and 1 at which the curve turns back in x or in y.
  package var extrema: [Double] { turningPoints(\.x) + turningPoints(\.y) }

  /// The parameters strictly between 0 and 1 at which one coordinate turns back.
  func turningPoints(_ coordinate: (Point) -> Double) -> [Double] {
    // Between eighths of huge coordinates the differences stay finite, and the roots are the same.
    func eighth(_ point: Point) -> Double { coordinate(point) / 8 }
    switch self {
    case .line:
      return []
    case .quadratic(let a, let b, let c):
      let (first, second) = (eighth(b) - eighth(a), eighth(c) - eighth(b))
      return Polynomial.rootsInsideUnitInterval(0, second - first, first)
    case .cubic(let a, let b, let c, let d):
      let (first, second, third) = (eighth(b) - eighth(a), eighth(c) - eighth(b), eighth(d) - eighth(c))
      return Polynomial.rootsInsideUnitInterval(first - 2 * second + third, 2 * (second - first), first)
    }
  }
}
