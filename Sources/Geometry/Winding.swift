extension Outline {
  /// Returns how often the outline turns around a point, each subpath taken as closed.
  ///
  /// A clockwise turn on screen counts +1. Points on the edge count half-open: a left or top edge belongs to the inside, a
  /// right or bottom edge does not.
  ///
  /// - Complexity: Linear in the segments.
  package func windingNumber(around point: Point) -> Int {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.crossings(rightOf: point) }
      if subpath.end != subpath.start {
        winding += Segment.line(subpath.end, subpath.start).crossings(rightOf: point)
      }
    }
    return winding
  }

  /// Returns whether a point lies inside, under the even-odd or the non-zero rule.
  package func contains(_ point: Point, evenOdd: Bool = false) -> Bool {
    let winding = windingNumber(around: point)
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension Segment {
  /// Returns the signed crossings with the ray from a point towards +x: +1 for each that runs down, −1 for each that runs up.
  func crossings(rightOf point: Point) -> Int {
    switch self {
    case .line(let a, let b):
      return Segment.crossing(from: a, to: b, rightOf: point) { _ in
        a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      }
    case .quadratic, .cubic:
      let controls = definingPoints
      let (low, high) = controls.reduce((Double.infinity, -Double.infinity)) { (min($0.0, $1.y), max($0.1, $1.y)) }
      guard low <= point.y, point.y < high, controls.contains(where: { $0.x > point.x }) else { return 0 }
      var winding = 0
      var from = 0.0
      for to in turningPoints(\.y).sorted() + [1] {
        let a = from == 0 ? start : self.point(at: from)
        let b = to == 1 ? end : self.point(at: to)
        winding += Segment.crossing(from: a, to: b, rightOf: point) { _ in
          self.point(at: parameter(atY: point.y, between: from, and: to, growing: a.y < b.y)).x
        }
        from = to
      }
      return winding
    }
  }

  /// Returns the crossing of one piece that runs only up or only down in y.
  private static func crossing(
    from a: Point, to b: Point, rightOf point: Point, crossingX: (Double) -> Double
  ) -> Int {
    if a.y <= point.y, point.y < b.y { return crossingX(point.y) > point.x ? 1 : 0 }
    if b.y <= point.y, point.y < a.y { return crossingX(point.y) > point.x ? -1 : 0 }
    return 0
  }

  /// Returns the parameter at which a piece that runs only one way in y reaches a height, by bisection.
  private func parameter(atY y: Double, between from: Double, and to: Double, growing: Bool) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y < y) == growing { low = middle } else { high = middle }
      if high - low < 1e-15 { break }
    }
    return (low + high) / 2
  }
}
