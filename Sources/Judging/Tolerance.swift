import Geometry

/// How far an outline may lie from the expected one: 0.01 points and 0.1 % of the diagonal of the expected bounds.
package enum Tolerance {
  package static func points(for expected: Outline) -> Double {
    let bounds = expected.bounds
    return 0.01 + 0.001 * (bounds.diagonal.isFinite ? bounds.diagonal : 0)
  }
}
