/// How a continuous corner runs along one of its two edges, in radii from the corner.
///
/// The numbers were fitted to path descriptions recorded from Apple's SwiftUI. They are used as Float values: with them
/// every recorded digit comes out, with Double literals some last digits differ.
struct ContinuousCorner {
  /// Where the straight part of the edge ends.
  var reach: CGFloat
  /// The distance of the control point next to the edge's end.
  var control1: CGFloat
  /// The distance of the control point after it.
  var control2: CGFloat

  /// Creates the corner along an edge, compressed where its share of the edge is too short.
  ///
  /// Two corners share an edge in the proportion of their radii. The control points follow the reach; the middle of the
  /// corner stays as it is.
  init(_ leg: RoundedCorner.Leg) {
    reach = Self.fullReach
    control1 = Self.fullControl1
    control2 = Self.fullControl2
    let share = leg.edge * (leg.radius / (leg.radius + leg.beside))
    guard share < Self.fullReach * leg.radius else { return }
    let compression = (Self.fullReach - share / leg.radius) / (Self.fullReach - 1)
    reach = share / leg.radius
    control1 -= compression * (Self.fullControl1 - Self.leastControl1)
    control2 -= compression * (Self.fullControl2 - Self.leastControl2)
  }

  static let fullReach = CGFloat(1.528665 as Float)
  static let fullControl1 = CGFloat(1.08849 as Float)
  static let fullControl2 = CGFloat(0.868407 as Float)
  static let leastControl1 = CGFloat(0.96 as Float)
  static let leastControl2 = CGFloat(0.82 as Float)
  /// Where the first and the second curve meet, along the edge and across it.
  static let joinAlong = CGFloat(0.631494 as Float)
  static let joinAcross = CGFloat(0.0749114 as Float)
  /// The first control point of the middle curve, along the edge and across it.
  static let middleAlong = CGFloat(0.372824 as Float)
  static let middleAcross = CGFloat(0.16906 as Float)
}
