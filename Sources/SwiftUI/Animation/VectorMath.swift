/// A type that can be added and scaled through its animatable data.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  /// The length of the value, as the root of the sum of its squares.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }

  /// Turns the value into its opposite.
  public mutating func negate() { animatableData = .zero - animatableData }

  /// Returns the opposite of a value.
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }

  /// Adds a value.
  public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }

  /// Returns the sum of two values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }

  /// Subtracts a value.
  public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }

  /// Returns the difference of two values.
  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  /// Multiplies the value by a factor.
  public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }

  /// Returns the product of a value and a factor.
  public static func * (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result *= rhs
    return result
  }

  /// Divides the value by a number.
  public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }

  /// Returns the quotient of a value and a number.
  public static func / (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result /= rhs
    return result
  }
}
