extension Animation {
  /// Returns the course of a spring; times are in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(course: .spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// Returns the course of a spring by its response, in seconds, and the share of damping that stops it at once.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }

  /// The course of a spring that does not bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// The course of a quick spring for gestures.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// Returns the course of a quick spring for gestures; times are in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// The course of a spring that does not bounce.
  public static var smooth: Animation { smooth() }

  /// Returns the course of a spring that does not bounce; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// The course of a spring that bounces a little.
  public static var snappy: Animation { snappy() }

  /// Returns the course of a spring that bounces a little; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The course of a spring that bounces.
  public static var bouncy: Animation { bouncy() }

  /// Returns the course of a spring that bounces; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the course of a spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      course: .physicalSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// Returns the course of a spring that keeps the speed of what moved before; times are in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  /// The course of a spring that keeps the speed of what moved before.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Returns the course of a quick spring for gestures, by its stiffness and its damping; times are in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
}
