import Geometry

/// What two outlines are compared by.
package enum ComparisonMode: Sendable, Hashable {
  /// By what they fill under the non-zero rule.
  case region
  /// By the lines they draw.
  case lines
}

/// How an observed outline differs from the expected one.
package enum Difference: Sendable, Hashable, Codable {
  /// Nothing is drawn, or nothing that has an area, though something is expected.
  case nothing
  /// Something is drawn here, in points, where nothing is expected.
  case extra(Point)
  /// Something is expected here, in points, and missing.
  case missing(Point)
  /// The lines are right, but the pen was lifted: so many separate strokes instead of so many.
  case lifted(strokes: Int, expected: Int)
}

/// Compares outlines as what they draw, whatever elements they are made of.
package enum OutlineComparison {
  /// Returns the first difference found, or nil where the outlines are the same within a tolerance in points.
  ///
  /// Both outlines must be finite, and the tolerance positive.
  package static func difference(
    of actual: Outline, from expected: Outline, mode: ComparisonMode, tolerance: Double
  ) -> Difference? {
    if let place = remotePoint(of: actual, from: expected) { return .extra(place) }
    switch mode {
    case .region: return regionDifference(of: actual, from: expected, tolerance: tolerance)
    case .lines: return lineDifference(of: actual, from: expected, tolerance: tolerance)
    }
  }

  /// Compares what is filled.
  ///
  /// Filled ground must end where it should and nowhere else: along the whole expected border the observed one is
  /// within the tolerance, and the other way round. And a little farther away on both sides the same is filled. A line
  /// with the same on both of its sides is no border: neither a remnant without area nor an edge inside counts.
  private static func regionDifference(of actual: Outline, from expected: Outline, tolerance: Double) -> Difference? {
    let (wanted, found) = edgeSets(expected, actual, closingAll: true, tolerance: tolerance)
    if found.isTooLarge { return tooLarge(actual) }
    let thin = tolerance / 1000
    for place in wanted.places where wanted.isBorder(place, width: thin) {
      guard found.hasBorder(near: place.point, within: tolerance, width: thin) else {
        if found.fills(place.point) { return .extra(place.point) }
        return found.places.contains { found.isBorder($0, width: thin) } ? .missing(place.point) : .nothing
      }
      for side in [1.1 * tolerance, -1.1 * tolerance] {
        let beside = place.point + place.across * side
        guard !wanted.isNear(beside, within: 1.05 * tolerance) else { continue }
        let isWanted = wanted.fills(beside)
        if found.fills(beside) != isWanted { return isWanted ? .missing(beside) : .extra(beside) }
      }
    }
    var remnants = 0
    // A remnant may be as thick as half the tolerance: so two halves of a figure may meet a little inexactly.
    for place in found.places where !wanted.hasBorder(near: place.point, within: tolerance, width: thin) {
      remnants += 1
      guard remnants > greatestRemnants || found.isBorder(place, width: tolerance / 2) else { continue }
      return wanted.fills(place.point) ? .missing(place.point) : .extra(place.point)
    }
    return nil
  }

  /// Compares the lines drawn, both ways, and counts the strokes.
  private static func lineDifference(of actual: Outline, from expected: Outline, tolerance: Double) -> Difference? {
    let expected = strokes(in: expected, tolerance: tolerance)
    let actual = strokes(in: actual, tolerance: tolerance)
    let (wanted, found) = edgeSets(expected, actual, closingAll: false, tolerance: tolerance)
    if found.isTooLarge { return tooLarge(actual) }
    if wanted.edges.isEmpty { return found.edges.first.map { .extra($0.b) } }
    if found.edges.isEmpty { return .nothing }
    if let point = wanted.firstPoint(farFrom: found, tolerance: tolerance) { return .missing(point) }
    if let point = found.firstPoint(farFrom: wanted, tolerance: tolerance) { return .extra(point) }
    let (count, expectedCount) = (actual.subpaths.count, expected.subpaths.count)
    return count == expectedCount ? nil : .lifted(strokes: count, expected: expectedCount)
  }

  /// So many places on lines without area are looked at; more of them are a scribble.
  private static let greatestRemnants = 5000

  /// An outline that is too large for comparing is called something extra where it ends.
  private static func tooLarge(_ outline: Outline) -> Difference { .extra(outline.subpaths.last?.end ?? .zero) }

  /// Returns the subpaths that are long enough to be seen.
  private static func strokes(in outline: Outline, tolerance: Double) -> Outline {
    Outline(outline.subpaths.filter { Outline([$0]).bounds.diagonal > tolerance })
  }

  private static func edgeSets(
    _ expected: Outline, _ actual: Outline, closingAll: Bool, tolerance: Double
  ) -> (EdgeSet, EdgeSet) {
    let extent = expected.bounds.diagonal > 0 ? expected.bounds.diagonal : max(actual.bounds.diagonal, tolerance)
    func set(_ outline: Outline) -> EdgeSet {
      EdgeSet(
        outline, flatness: tolerance / 10, closingAll: closingAll, spacing: extent / 128, margin: tolerance / 10)
    }
    return (set(expected), set(actual))
  }

  /// Returns a point that lies so far outside that no sum with it can be trusted, or nil.
  private static func remotePoint(of actual: Outline, from expected: Outline) -> Point? {
    let bounds = expected.bounds
    let region = (bounds.isNull ? Box(minX: 0, minY: 0, maxX: 0, maxY: 0) : bounds)
      .expanded(by: 1e6 * max(bounds.diagonal, 1000))
    return actual.segments.lazy.flatMap(\.definingPoints).first { !region.contains($0) }
  }
}

extension EdgeSet {
  /// Returns the first point of the edges that is farther from another set than allowed.
  fileprivate func firstPoint(farFrom other: EdgeSet, tolerance: Double) -> Point? {
    func isFar(_ point: Point) -> Bool { !other.isNear(point, within: tolerance) }
    return edges.first { isFar($0.a) }?.a ?? edges.first { isFar($0.b) }?.b
      ?? places.first { isFar($0.point) }?.point
  }
}
