/// An arc of a circle; angles in radians grow clockwise on screen.
struct CircularArc {
  var center: CGPoint
  var radius: CGFloat
  var startAngle: Double
  var sweep: Double

  /// The point at which the arc begins.
  var start: CGPoint { point(startDirection) }

  /// The cubics of the arc: as many quarter turns as fit, then one for the rest.
  ///
  /// A quarter turn is exact, so that a full circle ends where it began. A sweep that is not a number gives one curve
  /// whose points are not numbers.
  var curves: [Path.Element] {
    if abs(sweep) < ArcSweep.negligible { return [] }
    guard sweep.isFinite else { return [curve(from: startDirection, to: direction(sweep), by: sweep)] }
    let bounded = ArcSweep.bounded(sweep)
    let side: Double = bounded < 0 ? -1 : 1
    let quarters = Int((abs(bounded) / ArcSweep.quarterTurn + ArcSweep.negligible).rounded(.down))
    var curves: [Path.Element] = []
    curves.reserveCapacity(quarters + 1)
    var from = startDirection
    for _ in 0..<quarters {
      let to = CGVector(dx: -side * from.dy, dy: side * from.dx)
      curves.append(curve(from: from, to: to, by: side * ArcSweep.quarterTurn))
      from = to
    }
    let rest = abs(bounded) - Double(quarters) * ArcSweep.quarterTurn
    if rest > ArcSweep.negligible {
      curves.append(curve(from: from, to: direction(startAngle + bounded), by: side * rest))
    }
    return curves
  }

  private var startDirection: CGVector { direction(startAngle) }

  private func direction(_ angle: Double) -> CGVector { CGVector(dx: cos(angle), dy: sin(angle)) }

  private func point(_ direction: CGVector) -> CGPoint {
    CGPoint(x: center.x + radius * direction.dx, y: center.y + radius * direction.dy)
  }

  // The control points lie on the tangents, 4/3·tan(angle/4) radii away: https://pomax.github.io/bezierinfo/#circles_cubic
  private func curve(from: CGVector, to: CGVector, by angle: Double) -> Path.Element {
    let handle = CGFloat(4.0 / 3.0 * tan(angle / 4))
    return .curve(
      to: point(to),
      control1: point(CGVector(dx: from.dx - handle * from.dy, dy: from.dy + handle * from.dx)),
      control2: point(CGVector(dx: to.dx + handle * to.dy, dy: to.dy - handle * to.dx)))
  }
}
