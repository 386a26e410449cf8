/// The animatable data of a type in which nothing is animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the value.
  public init() {}

  /// The only value there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Adds nothing.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Subtracts nothing.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Returns the only value there is.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

  /// Returns the only value there is.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

  /// Scales nothing.
  public mutating func scale(by rhs: Double) {}

  /// The sum of no squares, which is zero.
  public var magnitudeSquared: Double { 0 }
}
