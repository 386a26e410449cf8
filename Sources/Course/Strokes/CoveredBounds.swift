import Geometry

extension Outline {
  /// Returns the bounds of what a pen covers that draws straight lines.
  ///
  /// Open lines end at their ends, and corners are pointed, up to a length of ten widths from their inner to their outer
  /// side; sharper ones are cut off. This is worked out corner by corner, not from an outline of the stroke: what learners
  /// hand in is compared with it.
  ///
  /// - Parameter width: The width of the line in points; one of 0 covers nothing.
  func boundsCovered(byWidth width: Double) -> Box {
    var box = Box.null
    guard width > 0 else { return box }
    for subpath in subpaths {
      let lines = subpath.segments.map { Line(start: $0.start, end: $0.end) }
      for line in lines {
        let across = line.direction.perpendicular * (width / 2)
        for end in [line.start, line.end] {
          box.formUnion(end + across)
          box.formUnion(end - across)
        }
      }
      let next = lines.dropFirst() + (subpath.isClosed ? lines.prefix(1) : [])
      for (line, next) in zip(lines, next) {
        if let tip = line.tip(before: next, width: width) { box.formUnion(tip) }
      }
    }
    return box
  }
}

/// A straight line with a length.
private struct Line {
  var start: Point
  var end: Point

  /// Of length 1.
  var direction: Vector { (end - start).normalized ?? .zero }

  /// Returns the tip of the pointed corner between this line and the next one, or nil where it is cut off.
  ///
  /// With an angle a between the lines, the corner measures width / sin(a / 2) from its inner to its outer side, half of
  /// that from the common end of the lines.
  func tip(before next: Line, width: Double) -> Point? {
    let sine = ((1 + direction.dot(next.direction)) / 2).squareRoot()
    guard sine * 10 >= 1, let outward = (direction - next.direction).normalized else { return nil }
    return end + outward * (width / 2 / sine)
  }
}
