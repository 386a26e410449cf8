/// The arc of a circle that touches two lines which meet at a corner.
struct TangentArc {
  /// Where the arc begins, on the first line.
  var start: CGPoint
  /// The cubics of the arc: one where it turns by no more than a quarter, as measured on Apple's systems.
  var curves: [Path.Element]

  /// Creates the arc that rounds a corner between two points, or nil where there is no corner to round.
  ///
  /// The tangent points are radius/tan(θ/2) from the corner, with θ the angle between the two lines; the control points
  /// lie on the lines, 4/3·tan((π − θ)/4) radii nearer to the corner. Points on the lines are reached from the corner and
  /// not from the centre, so that on an axis they have no noise.
  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    let (inX, inY) = (from.x - corner.x, from.y - corner.y)
    let (outX, outY) = (to.x - corner.x, to.y - corner.y)
    let (inLength, outLength) = (hypot(inX, inY), hypot(outX, outY))
    guard radius > 0, radius.isFinite, inLength > 0, outLength > 0, inLength.isFinite, outLength.isFinite else {
      return nil
    }
    let (ux, uy, vx, vy) = (inX / inLength, inY / inLength, outX / outLength, outY / outLength)
    let (cross, dot) = (ux * vy - uy * vx, ux * vx + uy * vy)
    // The tangent of half the angle from its sine and cosine, which is exactly 1 at a square corner.
    let tangent = dot > 0 ? abs(cross) / (1 + dot) : (1 - dot) / abs(cross)
    guard abs(cross) > ArcSweep.negligible, tangent > 0 else { return nil }
    let distance = radius / tangent
    let sweep = Double.pi - Double(atan2(abs(cross), dot))
    func onFirst(_ distance: CGFloat) -> CGPoint { CGPoint(x: corner.x + ux * distance, y: corner.y + uy * distance) }
    func onSecond(_ distance: CGFloat) -> CGPoint { CGPoint(x: corner.x + vx * distance, y: corner.y + vy * distance) }
    start = onFirst(distance)
    if sweep <= ArcSweep.quarterTurn + ArcSweep.negligible {
      let handle = distance - radius * CGFloat(4.0 / 3.0 * tan(sweep / 4))
      curves = [.curve(to: onSecond(distance), control1: onFirst(handle), control2: onSecond(handle))]
    } else {
      // The arc turns to the side on which the second line lies; its centre is square to the first line there.
      let side: CGFloat = cross > 0 ? -1 : 1
      let center = CGPoint(x: start.x + side * uy * radius, y: start.y - side * ux * radius)
      let startAngle = Double(atan2(start.y - center.y, start.x - center.x))
      curves =
        CircularArc(center: center, radius: radius, startAngle: startAngle, sweep: Double(side) * sweep).curves
    }
  }
}
