/// The course of a change in time.
public struct Animation: Equatable, Sendable {
  /// The course itself, with times in seconds.
  indirect enum Course: Hashable, Sendable {
    case standard
    case curve(CGPoint, CGPoint, duration: TimeInterval)
    case spring(duration: TimeInterval, bounce: Double, blendDuration: TimeInterval)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case delayed(Course, by: TimeInterval)
    case faster(Course, by: Double)
    case repeated(Course, count: Int?, autoreverses: Bool)
  }

  let course: Course

  /// The course that the system uses where nothing was said.
  public static let `default` = Animation(course: .standard)
}

extension Animation {
  /// Returns the course that begins later, by seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(course: .delayed(course, by: delay)) }

  /// Returns the course run through faster, by a factor.
  public func speed(_ speed: Double) -> Animation { Animation(course: .faster(course, by: speed)) }

  /// Returns the course repeated so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(course: .repeated(course, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the course repeated for as long as the view is shown.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(course: .repeated(course, count: nil, autoreverses: autoreverses))
  }
}
