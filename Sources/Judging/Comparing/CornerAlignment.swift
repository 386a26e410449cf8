import Geometry

/// The corners of an outline beside the expected ones, whatever the start and the direction.
struct CornerAlignment {
  /// The corners that are expected, in the order in which they are drawn.
  var wanted: [Point]

  /// The corners that were found, begun and turned so that they fit the expected ones best.
  var found: [Point]

  /// How far a corner may be off, in points.
  var tolerance: Double

  /// Whether the corners found may begin anywhere.
  private let isCyclic: Bool

  /// - Parameter isCyclic: Whether the corners found may begin anywhere, as those of a closed outline may.
  init(_ found: [Point], to wanted: [Point], isCyclic: Bool, tolerance: Double) {
    self.wanted = wanted
    self.found = Self.turned(found, to: wanted, isCyclic: isCyclic, tolerance: tolerance)
    self.tolerance = tolerance
    self.isCyclic = isCyclic
  }

  /// Compares the corners of outlines.
  init(of actual: Outline, from expected: Outline, mode: ComparisonMode, tolerance: Double) {
    let isRegion = mode == .region
    self.init(
      actual.corners(closingAll: isRegion).flatMap(\.self), to: expected.corners(closingAll: isRegion).flatMap(\.self),
      isCyclic: isRegion, tolerance: tolerance)
  }

  /// More corners than these are taken as they come.
  private static let limit = 256

  private static func turned(_ found: [Point], to wanted: [Point], isCyclic: Bool, tolerance: Double) -> [Point] {
    guard found.count > 1, found.count <= limit, wanted.count <= limit else { return found }
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

extension CornerAlignment {
  /// An expected corner and the one found for it: one of them is nil where a corner is missing, or is one too many.
  typealias Pair = (expected: Point?, actual: Point?)

  /// The corners side by side, in the order of the expected ones.
  ///
  /// Where their number is not the expected one, as many as can be stand in place, so that the one that is missing shows
  /// and not all that come after it.
  var pairs: [Pair] {
    guard wanted.count != found.count, max(wanted.count, found.count) <= Self.pairedLimit else {
      return (0..<max(wanted.count, found.count)).map { index in
        (index < wanted.count ? wanted[index] : nil, index < found.count ? found[index] : nil)
      }
    }
    var best: CornerPairing?
    for candidate in [found, found.reversed()] {
      for shift in 0..<(isCyclic ? max(candidate.count, 1) : 1) {
        let turned = Array(candidate[shift...] + candidate[..<shift])
        let pairing = CornerPairing(turned, with: wanted, tolerance: tolerance)
        if pairing.cost < best?.cost ?? .infinity { best = pairing }
      }
    }
    return best?.pairs ?? []
  }

  /// Of more corners than these nobody looks for the one that is missing.
  private static let pairedLimit = 40
}
