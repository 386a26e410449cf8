/// A value that can be added and scaled, so that values between two others exist.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each number of the value by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all numbers of the value.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each number multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards another by a fraction of the difference.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the value that lies the given fraction of the way to another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
