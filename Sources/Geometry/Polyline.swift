/// A chain of straight lines, and whether its end is joined to its start.
package struct Polyline: Hashable, Sendable {
  package var points: [Point]
  package var isClosed: Bool

  package init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The length along all lines, in points.
  package var length: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension Outline {
  /// Returns each subpath as straight lines that stay within a distance of its curves.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance allowed between curve and chord, in points; must be positive.
  ///   - closingAll: Whether open subpaths get the line that filling adds.
  /// - Complexity: Linear in the segments; at most 1,024 lines a curve, which an even smaller tolerance does not change.
  package func flattened(tolerance: Double, closingAll: Bool) -> [Polyline] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in closingAll ? subpath.segmentsForFilling : subpath.segments {
        segment.appendFlattened(to: &points, tolerance: tolerance)
      }
      return Polyline(points: points, isClosed: closingAll || subpath.isClosed)
    }
  }
}

extension Segment {
  /// Appends points along the segment, without its start.
  ///
  /// The chord of a curve with parameter step h is off by at most h²/8 times its greatest second derivative.
  package func appendFlattened(to points: inout [Point], tolerance: Double) {
    let bend: Double
    switch self {
    case .line:
      points.append(end)
      return
    case .quadratic(let a, let b, let c):
      bend = ((c - b) - (b - a)).length * 2
    case .cubic(let a, let b, let c, let d):
      bend = max(((c - b) - (b - a)).length, ((d - c) - (c - b)).length) * 6
    }
    let steps = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    let count = steps >= 1 ? Int(min(steps, 1024)) : 1
    for index in 1..<max(count, 1) { points.append(point(at: Double(index) / Double(count))) }
    points.append(end)
  }
}
