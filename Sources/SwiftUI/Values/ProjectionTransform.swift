/// A projection of the plane: (x, y, 1) times a matrix of three rows, then divided by the third number.
///
/// The third column makes what is farther away smaller; where it is (0, 0, 1) the projection is an affine transform.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row: what x gives to the new x, to the new y and to the divisor.
  public var m11: CGFloat = 1.0
  /// The second number of the first row.
  public var m12: CGFloat = 0.0
  /// The third number of the first row.
  public var m13: CGFloat = 0.0
  /// The second row: what y gives to the new x, to the new y and to the divisor.
  public var m21: CGFloat = 0.0
  /// The second number of the second row.
  public var m22: CGFloat = 1.0
  /// The third number of the second row.
  public var m23: CGFloat = 0.0
  /// The third row: the distances by which points move, in points, and the divisor.
  public var m31: CGFloat = 0.0
  /// The second number of the third row.
  public var m32: CGFloat = 0.0
  /// The third number of the third row.
  public var m33: CGFloat = 1.0

  /// Creates the projection that leaves every point where it is.
  public init() {}

  /// Creates the projection that moves points as an affine transform does.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether the projection leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}
