/// The line at a constant distance beside a curve.
///
/// An offset curve (or parallel curve) is in general no Bézier curve. Here it is a cubic with the ends and directions of the
/// true one that meets it half way; where that is not close enough, the curve is halved. For the four cubics of a circle
/// this is exactly the four cubics of the larger or smaller circle.
struct CurveOffset {
  /// The distance, in points; to the right-hand side of one who walks along the curve on a screen with y downwards.
  var distance: Double

  /// The greatest distance allowed between the result and the true offset curve, in points.
  var tolerance: Double

  /// Returns the segments of the offset curve, in the direction of the stretch.
  func segments(beside stretch: Stretch) -> [Segment] {
    if case .line(let start, let end) = stretch.segment {
      let shift = stretch.startDirection.perpendicular * distance
      return [.line(start + shift, end + shift)]
    }
    var segments: [Segment] = []
    let curve = Curve(stretch.segment.elevated, stretch.startDirection, stretch.endDirection)
    append(curve, to: &segments, halvings: Self.halvings)
    return segments
  }

  /// How often a curve is halved at most. Only the pieces about a bend are halved so often, whose turn a halving brings down
  /// to what one cubic can follow; the limit ends it where rounding lets no piece come close.
  private static let halvings = 18

  private func append(_ curve: Curve, to segments: inout [Segment], halvings: Int) {
    let offset = self.offset(of: curve)
    if halvings == 0 || isClose(offset, to: curve) {
      segments.append(offset)
    } else {
      let (before, after) = curve.halves
      append(before, to: &segments, halvings: halvings - 1)
      append(after, to: &segments, halvings: halvings - 1)
    }
  }

  /// A cubic with its directions at the ends, which its derivative does not tell where a control point lies in an end.
  private struct Curve {
    var segment: Segment
    var startDirection: Vector
    var endDirection: Vector

    init(_ segment: Segment, _ startDirection: Vector, _ endDirection: Vector) {
      self.segment = segment
      self.startDirection = startDirection
      self.endDirection = endDirection
    }

    var halves: (Curve, Curve) {
      let (before, after) = segment.split(at: 0.5)
      let middle = direction(at: 0.5)
      return (Curve(before, startDirection, middle), Curve(after, middle, endDirection))
    }

    func direction(at t: Double) -> Vector {
      segment.derivative(at: t).normalized ?? (t < 0.5 ? startDirection : endDirection)
    }
  }

  private func beside(_ point: Point, _ direction: Vector) -> Point { point + direction.perpendicular * distance }

  private func offset(of curve: Curve) -> Segment {
    let start = beside(curve.segment.start, curve.startDirection)
    let end = beside(curve.segment.end, curve.endDirection)
    let (first, last) =
      handlesThroughMiddle(of: curve, from: start, to: end) ?? handlesByCurvature(of: curve)
    return .cubic(
      start, control1: start + curve.startDirection * first, control2: end - curve.endDirection * last, end)
  }

  /// Returns the lengths of both handles, in points, with which the cubic meets the offset curve at half the parameter; nil
  /// where the directions at the ends are too much alike to tell.
  ///
  /// With directions S and E and handles a and b, the middle is (4·start + 4·end + 3·a·S − 3·b·E)/8: two equations.
  private func handlesThroughMiddle(of curve: Curve, from start: Point, to end: Point) -> (Double, Double)? {
    let turn = curve.startDirection.cross(curve.endDirection)
    guard abs(turn) > 1e-4 else { return nil }
    let middle = beside(curve.segment.point(at: 0.5), curve.direction(at: 0.5))
    let rest = ((middle - start) + (middle - end)) * (4.0 / 3.0)
    return (rest.cross(curve.endDirection) / turn, rest.cross(curve.startDirection) / turn)
  }

  /// Returns the curve's own handles in the measure in which the offset curve is longer or shorter at each end: 1 − distance
  /// times curvature, with the curvature of a cubic at its start, ⅔·|h × g|/|h|³ for its first legs h and g.
  private func handlesByCurvature(of curve: Curve) -> (Double, Double) {
    func handle(_ p0: Point, _ p1: Point, _ p2: Point, towards side: Double) -> Double {
      let leg = p1 - p0
      let length = leg.length
      guard length > 0 else { return 0 }
      let curvature = 2.0 / 3.0 * leg.cross(p2 - p1) / (length * length * length)
      return length * (1 - side * distance * curvature)
    }
    guard case .cubic(let p0, let p1, let p2, let p3) = curve.segment else { return (0, 0) }
    return (handle(p0, p1, p2, towards: 1), handle(p3, p2, p1, towards: -1))
  }

  private func isClose(_ offset: Segment, to curve: Curve) -> Bool {
    Self.samples.allSatisfy { t in
      let point = beside(curve.segment.point(at: t), curve.direction(at: t))
      // Where numbers overflow, halving does not help.
      let gap = offset.distance(to: point, near: t)
      return gap <= tolerance || !gap.isFinite
    }
  }

  private static let samples = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92]
}

extension Segment {
  /// Returns the distance to a point from the closest point of the curve near a parameter, by two steps of the
  /// Gauss–Newton method.
  fileprivate func distance(to point: Point, near parameter: Double) -> Double {
    var t = parameter
    for _ in 0..<2 {
      let speed = derivative(at: t)
      let square = speed.dot(speed)
      guard square > 0 else { break }
      t = min(max(t + (point - self.point(at: t)).dot(speed) / square, 0), 1)
    }
    return point.distance(to: self.point(at: t))
  }
}
