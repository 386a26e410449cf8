/// An angle; growing angles turn clockwise on screen, where y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of zero.
  public init() { self.init(radians: 0) }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// Returns an angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of zero.
  public static var zero: Angle { Angle() }

  /// Returns whether the first angle is the smaller one.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: _VectorMath {
  /// The number that is animated: the radians times 128, as measured on Apple's systems.
  public var animatableData: Double {
    get { radians * animationUnits }
    set { radians = newValue / animationUnits }
  }
}
