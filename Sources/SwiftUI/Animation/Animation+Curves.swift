extension Animation {
  /// Returns a course along a curve of time; the control points are fractions of time and change.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(course: .curve(CGPoint(x: p1x, y: p1y), CGPoint(x: p2x, y: p2y), duration: duration))
  }

  /// Returns a course that begins and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A course that begins and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Returns a course that begins slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }

  /// A course that begins slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Returns a course that ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }

  /// A course that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Returns a course of even speed; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }

  /// A course of even speed.
  public static var linear: Animation { linear(duration: 0.35) }
}
