import Geometry

extension Outline {
  /// The corners of each subpath: the points at which it turns by more than two degrees, and its open ends.
  ///
  /// Collinear and repeated points do not count, nor do the joints of a smooth curve; so the corners are the same
  /// however a polygon was written down.
  ///
  /// - Parameter closingAll: Whether open subpaths are taken as closed, as filling takes them.
  package func corners(closingAll: Bool) -> [[Point]] {
    let extent = bounds.diagonal
    return subpaths.compactMap { subpath in
      let isClosed = closingAll || subpath.isClosed
      let segments = (isClosed ? subpath.segmentsForFilling : subpath.segments).filter { segment in
        segment.definingPoints.contains { $0.distance(to: segment.start) > 1e-9 * extent }
      }
      guard let first = segments.first, let last = segments.last else { return nil }
      var corners: [Point] = []
      if !isClosed || Self.turns(from: last, to: first) { corners.append(first.start) }
      for (segment, next) in zip(segments, segments.dropFirst()) where Self.turns(from: segment, to: next) {
        corners.append(next.start)
      }
      if !isClosed { corners.append(last.end) }
      return corners
    }
  }

  private static func turns(from segment: Segment, to next: Segment) -> Bool {
    guard let before = segment.endDirection, let after = next.startDirection else { return false }
    return before.dot(after) < 0 || abs(before.cross(after)) > 0.035
  }
}
