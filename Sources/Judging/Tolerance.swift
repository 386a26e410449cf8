import Geometry

/// How far an outline may lie from the expected one: 0.01 points and 0.1 % of the diagonal of the expected bounds.
package enum Tolerance {
  package static func points(for expected: Outline) -> Double { points(for: expected.bounds) }

  package static func points(for bounds: Box) -> Double {
    0.01 + 0.001 * (bounds.diagonal.isFinite ? bounds.diagonal : 0)
  }

  /// Returns how far the border of a line of a width may be off, so that another width is seen in a large outline too.
  static func points(forLineWidth width: Double) -> Double { 0.02 + 0.01 * (width.isFinite ? abs(width) : 0) }
}
