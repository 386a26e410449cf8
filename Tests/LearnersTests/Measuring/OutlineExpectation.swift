import Measuring
import SwiftUI
import Testing

/// A rectangle as it is written down: x, y, width, height, in points, with y growing downwards.
typealias Box = (x: Double, y: Double, width: Double, height: Double)

/// Checks that a learner's shape has the outline that was worked out for it.
///
/// What is not stated is not checked.
///
/// - Parameters:
///   - corners: For each subpath, where it is straight throughout, its points in drawing order. A last point at the start
///     of the subpath is left out: it is the same corner again.
///   - bounds: The tight bounds; control points do not count.
///   - area: The area that is filled, in square points.
///   - eoFill: Whether the area is that under the even-odd rule, in place of the non-zero one.
///   - tolerance: What corners and bounds may be off, in points: the last of the digits stated.
func expect(
  _ shape: some Shape, in rect: Box, corners: [(Double, Double)]..., bounds: Box? = nil, area: Double? = nil,
  eoFill: Bool = false, tolerance: Double = 2e-6, sourceLocation: SourceLocation = #_sourceLocation
) {
  let path = shape.path(in: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))

  if !corners.isEmpty {
    let found = path.corners
    #expect(found.map(\.count) == corners.map(\.count), "corners in each subpath", sourceLocation: sourceLocation)
    for (subpath, (seen, stated)) in zip(found, corners).enumerated() {
      for (number, (point, corner)) in zip(seen, stated).enumerated() {
        let isThere = abs(point.x - corner.0) <= tolerance && abs(point.y - corner.1) <= tolerance
        #expect(
          isThere, "corner \(number) of subpath \(subpath) is stated to be \(corner) and is (\(point.x), \(point.y))",
          sourceLocation: sourceLocation)
      }
    }
  }
  if let bounds {
    let found = path.boundingRect
    #expect(
      abs(found.minX - bounds.x) <= tolerance && abs(found.minY - bounds.y) <= tolerance
        && abs(found.width - bounds.width) <= tolerance && abs(found.height - bounds.height) <= tolerance,
      "the bounds are stated to be \(bounds) and are \(found)", sourceLocation: sourceLocation)
  }
  if let area {
    let found = path.filledArea(eoFill: eoFill)
    // Chords instead of curves and lines across cost up to a fiftieth of a thousandth.
    #expect(
      abs(found - area) <= 2e-5 * area + 1e-6, "the area is stated to be \(area) and is \(found)",
      sourceLocation: sourceLocation)
  }
}

extension Path {
  /// The points of each subpath in drawing order, without a last one that is the first again; curves count by their ends.
  var corners: [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    forEach { element in
      switch element {
      case .move(let point): subpaths.append([point])
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): subpaths[subpaths.count - 1].append(end)
      case .closeSubpath: break
      }
    }
    return subpaths.map { points in
      guard let first = points.first, let last = points.last, points.count > 1 else { return points }
      return abs(first.x - last.x) < 1e-9 && abs(first.y - last.y) < 1e-9 ? points.dropLast() : points
    }
  }
}
