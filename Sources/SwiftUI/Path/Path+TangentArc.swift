extension Path {
  /// Adds an arc that touches the line from the current point to one point and the line from there to another.
  ///
  /// A line leads to the point where the arc begins, unless the path is there already. An empty path has no current point
  /// and stays empty. Where no arc fits (a radius of zero, points on one line) only a line to the first point is added.
  /// Formula: the tangent points are radius/tan(θ/2) from the corner, with θ the angle between the two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    edit { steps in
      guard let current = steps.currentPoint else { return }
      let start = transform.isIdentity ? current : current.applying(transform.inverted())
      guard let arc = CircularArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
        steps.append(.line(to: tangent1End.applying(transform)))
        return
      }
      let first = arc.start.applying(transform)
      if !first.isAlmost(current) { steps.append(.line(to: first)) }
      steps.append(contentsOf: arc.curves.map { $0.applying(transform) })
    }
  }
}

extension CircularArc {
  /// Creates the arc that rounds a corner between two points, or nil where there is no corner to round.
  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    let (inX, inY) = (from.x - corner.x, from.y - corner.y)
    let (outX, outY) = (to.x - corner.x, to.y - corner.y)
    let (inLength, outLength) = (hypot(inX, inY), hypot(outX, outY))
    guard radius > 0, radius.isFinite, inLength > 0, outLength > 0, inLength.isFinite, outLength.isFinite else {
      return nil
    }
    let (ux, uy, vx, vy) = (inX / inLength, inY / inLength, outX / outLength, outY / outLength)
    let cross = ux * vy - uy * vx
    let angle = atan2(abs(cross), ux * vx + uy * vy)
    let tangent = tan(angle / 2)
    guard abs(cross) > ArcSweep.negligible, tangent > 0 else { return nil }
    let distance = radius / tangent
    // The arc turns to the side on which the second line lies; its centre is square to the first line there.
    let side: CGFloat = cross > 0 ? -1 : 1
    let touching = CGPoint(x: corner.x + ux * distance, y: corner.y + uy * distance)
    let center = CGPoint(x: touching.x + side * uy * radius, y: touching.y - side * ux * radius)
    self.init(
      center: center, radius: radius, startAngle: Double(atan2(touching.y - center.y, touching.x - center.x)),
      sweep: Double(side) * (.pi - Double(angle)))
  }
}

extension CGPoint {
  /// Returns whether two points differ by rounding only.
  func isAlmost(_ other: CGPoint) -> Bool {
    let tolerance = 1e-9 * max(1, abs(x), abs(y))
    return abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}
