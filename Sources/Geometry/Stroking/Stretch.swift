/// A smooth piece of a line that is stroked or dashed: a segment without a corner or a cusp inside.
struct Stretch: Sendable {
  var segment: Segment

  /// The direction in which the line leaves the start, of length 1.
  var startDirection: Vector

  /// The direction in which the line reaches the end, of length 1.
  var endDirection: Vector

  /// Whether the line turns round at the start in the middle of its own curve, rather than at a corner.
  var startsAtCusp = false

  /// Whether the line turns round at the end in the middle of its own curve, rather than at a corner.
  var endsAtCusp = false

  /// Whether the stretch has no length.
  var isPoint: Bool { segment.isLine && segment.start == segment.end }

  /// The distance between the ends, in points.
  var span: Double { segment.start.distance(to: segment.end) }

  /// The stretch run through the other way.
  var reversed: Stretch {
    Stretch(
      segment: segment.reversed, startDirection: -endDirection, endDirection: -startDirection,
      startsAtCusp: endsAtCusp, endsAtCusp: startsAtCusp)
  }

  /// A stretch that is one point; the direction is that of its caps.
  static func dot(at point: Point, direction: Vector = Vector(1, 0)) -> Stretch {
    Stretch(segment: .line(point, point), startDirection: direction, endDirection: direction)
  }
}

extension Stretch {
  /// Returns the stretches of a segment; none where all its points are as good as one.
  ///
  /// - Parameter negligible: The length, in points, below which a distance is taken for rounding noise.
  static func stretches(of segment: Segment, negligible: Double) -> [Stretch] {
    var parts: [Stretch] = []
    for piece in segment.splitAtCusps(negligible: negligible) {
      guard
        let start = piece.startDirection(beyond: negligible),
        let end = piece.reversed.startDirection(beyond: negligible)
      else { continue }
      parts.append(
        Stretch(segment: piece, startDirection: start, endDirection: -end, startsAtCusp: !parts.isEmpty))
      if parts.count > 1 { parts[parts.count - 2].endsAtCusp = true }
    }
    return parts
  }
}

extension Segment {
  /// Returns the direction to the first defining point that is farther away than a negligible length.
  fileprivate func startDirection(beyond negligible: Double) -> Vector? {
    let origin = start
    for point in definingPoints.dropFirst() where origin.distance(to: point) > negligible {
      return (point - origin).normalized
    }
    return nil
  }
}
