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
  ///
  /// A crossing at the upper end counts and one at the lower end does not, so that the ray crosses a corner once. The sum
  /// over a closed chain of segments is its winding number around the point.
  package func crossings(rightOf point: Point) -> Int {
    let box = controlBounds
    guard box.minY <= point.y, point.y < box.maxY, point.x < box.maxX else { return 0 }
    let whole = Run(from: start, to: end)
    // Where all of a curve lies to the right, the crossings of its bends cancel.
    if point.x < box.minX { return whole.crossing(at: point.y) }
    switch self {
    case .line:
      return whole.lineLies(rightOf: point) ? whole.crossing(at: point.y) : 0
    case .quadratic, .cubic:
      var winding = 0
      var (first, from) = (0.0, start)
      for last in turningPoints(\.y).sorted() + [1] {
        let to = last == 1 ? end : self.point(at: last)
        let run = Run(from: from, to: to)
        let crossing = run.crossing(at: point.y)
        if crossing != 0, x(of: run, between: first, and: last, atY: point.y) > point.x { winding += crossing }
        (first, from) = (last, to)
      }
      return winding
    }
  }

  /// Returns where a run between two parameters reaches a height, by bisection.
  private func x(of run: Run, between first: Double, and last: Double, atY y: Double) -> Double {
    if run.top.y == y { return run.top.x }
    var (low, high) = (first, last)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let reached = point(at: middle)
      if reached.y == y { return reached.x }
      if (reached.y < y) == run.runsDown { low = middle } else { high = middle }
      if high - low < 1e-15 { break }
    }
    return point(at: (low + high) / 2).x
  }
}

/// A piece of an outline that runs only up or only down, known by its ends.
private struct Run {
  var top: Point
  var bottom: Point
  var runsDown: Bool

  init(from start: Point, to end: Point) {
    runsDown = start.y < end.y
    (top, bottom) = runsDown ? (start, end) : (end, start)
  }

  /// Returns +1 where the piece runs down through a height, −1 where it runs up through it, and otherwise 0.
  func crossing(at y: Double) -> Int {
    top.y <= y && y < bottom.y ? (runsDown ? 1 : -1) : 0
  }

  /// Returns whether a straight piece passes to the right of a point at its height.
  ///
  /// The answer does not depend on the direction of the line, so that two regions which share it share no point; with
  /// whole numbers it is exact.
  func lineLies(rightOf point: Point) -> Bool {
    (bottom.x - top.x) * (point.y - top.y) > (point.x - top.x) * (bottom.y - top.y)
  }
}
