extension Segment {
  /// The smallest box around the curve itself; control points do not count.
  package var bounds: Box {
    var box = Box.null
    box.formUnion(start)
    box.formUnion(end)
    for t in extrema { box.formUnion(point(at: t)) }
    return box
  }

  /// The parameters strictly between 0 and 1 at which the curve turns back in x or in y.
  package var extrema: [Double] { turningPoints(\.x) + turningPoints(\.y) }

  /// The parameters strictly between 0 and 1 at which one coordinate turns back.
  func turningPoints(_ coordinate: (Point) -> Double) -> [Double] {
    switch self {
    case .line:
      return []
    case .quadratic(let a, let b, let c):
      let (first, second) = (coordinate(b) - coordinate(a), coordinate(c) - coordinate(b))
      return Polynomial.rootsInsideUnitInterval(0, second - first, first)
    case .cubic(let a, let b, let c, let d):
      let first = coordinate(b) - coordinate(a)
      let second = coordinate(c) - coordinate(b)
      let third = coordinate(d) - coordinate(c)
      return Polynomial.rootsInsideUnitInterval(first - 2 * second + third, 2 * (second - first), first)
    }
  }
}
