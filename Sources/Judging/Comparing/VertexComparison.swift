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
  package init?(of actual: Outline, from expected: Outline, mode: ComparisonMode, tolerance: Double) {
    let isRegion = mode == .region
    let wanted = expected.corners(closingAll: isRegion).flatMap(\.self)
    let found = actual.corners(closingAll: isRegion).flatMap(\.self)
    guard !wanted.isEmpty || !found.isEmpty else { return nil }
    let aligned = Self.align(found, to: wanted, isCyclic: isRegion, tolerance: tolerance)
    for (index, point) in wanted.enumerated() {
      guard index < aligned.count else {
        self.init(number: index + 1, count: wanted.count, expected: point, actual: nil, actualCount: found.count)
        return
      }
      if aligned[index].distance(to: point) > tolerance {
        self.init(
          number: index + 1, count: wanted.count, expected: point, actual: aligned[index], actualCount: found.count)
        return
      }
    }
    guard aligned.count > wanted.count else { return nil }
    self.init(
      number: wanted.count + 1, count: wanted.count, expected: nil, actual: aligned[wanted.count],
      actualCount: found.count)
  }

  /// Returns the corners found, begun and turned so that they fit the expected ones best.
  private static func align(_ found: [Point], to wanted: [Point], isCyclic: Bool, tolerance: Double) -> [Point] {
    guard found.count > 1, found.count <= 256, wanted.count <= 256 else { return found }
    var best = found
    var bestScore = -Double.infinity
    for candidate in [found, found.reversed()] {
      for shift in 0..<(isCyclic ? candidate.count : 1) {
        let turned = Array(candidate[shift...] + candidate[..<shift])
        var score = 0.0
        var isLeading = true
        for (a, b) in zip(turned, wanted) {
          let gap = a.distance(to: b)
          if gap > tolerance { isLeading = false }
          // Corners in place count most, the first ones a little more; among equals the nearer fit wins.
          score += (gap <= tolerance ? 1e6 + (isLeading ? 1e3 : 0) : 0) - gap / (1 + gap)
        }
        if score > bestScore { (best, bestScore) = (turned, score) }
      }
    }
    return best
  }
}
