/// One rounded corner of a rectangle, drawn from the edge by which the outline arrives to the one by which it leaves.
struct RoundedCorner {
  /// Where the corner would be if it were square.
  var point: CGPoint
  var arriving: Leg
  var leaving: Leg

  /// One of the two edges at a corner, seen from the corner.
  struct Leg {
    /// The direction along the edge away from the corner, of length 1.
    var dx: CGFloat
    var dy: CGFloat
    /// The corner's radius along this edge, in points.
    var radius: CGFloat
    /// The radius at the other end of the edge, in points.
    var beside: CGFloat
    /// The length of the edge, in points.
    var edge: CGFloat
  }

  /// Adds the line to the corner's start and the curves around it.
  func append(to elements: inout [Path.Element], style: RoundedCornerStyle) {
    switch style {
    case .circular:
      let handle = 1 - quarterArcHandle
      elements.append(.line(to: point(1, 0)))
      elements.append(.curve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle)))
    case .continuous:
      let (start, end) = (ContinuousCorner(arriving), ContinuousCorner(leaving))
      let (along, across) = (ContinuousCorner.joinAlong, ContinuousCorner.joinAcross)
      let (middleAlong, middleAcross) = (ContinuousCorner.middleAlong, ContinuousCorner.middleAcross)
      elements.append(.line(to: point(start.reach, 0)))
      elements.append(
        .curve(to: point(along, across), control1: point(start.control1, 0), control2: point(start.control2, 0)))
      elements.append(
        .curve(
          to: point(across, along), control1: point(middleAlong, middleAcross),
          control2: point(middleAcross, middleAlong)))
      elements.append(
        .curve(to: point(0, end.reach), control1: point(0, end.control2), control2: point(0, end.control1)))
    }
  }

  /// Returns the point at distances from the corner along the two edges, in radii.
  private func point(_ alongArriving: CGFloat, _ alongLeaving: CGFloat) -> CGPoint {
    let (u, v) = (alongArriving * arriving.radius, alongLeaving * leaving.radius)
    return CGPoint(
      x: point.x + u * arriving.dx + v * leaving.dx, y: point.y + u * arriving.dy + v * leaving.dy)
  }
}
