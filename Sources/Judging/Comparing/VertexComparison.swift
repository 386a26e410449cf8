import Geometry

/// The first corner of an outline that is not where it should be.
package struct VertexReport: Hashable, Sendable, Codable {
  /// The corner's number, counted from 1 in the order in which the expected outline is drawn.
  package var number: Int

  /// How many corners are expected.
  package var count: Int

  /// Where the corner should be, in points; nil for one too many.
  package var expected: Point?

  /// Where it was found, in points; nil where it is missing.
  package var actual: Point?

  /// How many corners were found.
  package var actualCount: Int
}

extension VertexReport {
  /// Compares corners, whatever the start and the direction; nil where all are in place.
  init?(of actual: Outline, from expected: Outline, mode: ComparisonMode, tolerance: Double) {
    let alignment = CornerAlignment(of: actual, from: expected, mode: mode, tolerance: tolerance)
    let (wanted, found) = (alignment.wanted, alignment.found)
    for (index, point) in wanted.enumerated() {
      guard index < found.count else {
        self.init(number: index + 1, count: wanted.count, expected: point, actual: nil, actualCount: found.count)
        return
      }
      if found[index].distance(to: point) > tolerance {
        self.init(
          number: index + 1, count: wanted.count, expected: point, actual: found[index], actualCount: found.count)
        return
      }
    }
    guard found.count > wanted.count else { return nil }
    self.init(
      number: wanted.count + 1, count: wanted.count, expected: nil, actual: found[wanted.count],
      actualCount: found.count)
  }
}
