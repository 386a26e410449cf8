extension ProjectionTransform {
  /// Turns the projection into the one that undoes it, and returns whether there is one.
  ///
  /// Formula: https://en.wikipedia.org/wiki/Adjugate_matrix#3_%C3%97_3_generic_matrix
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    let (c21, c22, c23) = (m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    let (c31, c32, c33) = (m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
    let determinant = m11 * c11 + m12 * c21 + m13 * c31
    guard determinant != 0, determinant.isFinite else { return false }
    (m11, m12, m13) = (c11 / determinant, c12 / determinant, c13 / determinant)
    (m21, m22, m23) = (c21 / determinant, c22 / determinant, c23 / determinant)
    (m31, m32, m33) = (c31 / determinant, c32 / determinant, c33 / determinant)
    return true
  }

  /// Returns the projection that undoes this one, or this one where nothing can undo it.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// Returns a projection that applies this one first and the other one after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}

extension CGPoint {
  /// Returns the point moved by a projection; a point that is projected to infinity has no finite coordinates.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / divisor, y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
  }
}
