import Drawing
import Geometry

/// What lies inside of an outline, ready to be asked many times.
final class Ground: Sendable {
  let edges: EdgeSet
  let isEvenOdd: Bool
  let bounds: Box

  /// How far the ground's border may be off, in points.
  let tolerance: Double

  /// The box in which points can lie so near to the border that they may count for either side.
  let reach: Box

  /// What tells it from other grounds of the same picture.
  let number: Int

  /// - Parameter tolerance: How far the border may be off, in points; must be positive.
  init(_ outline: Outline, rule: Drawing.FillRule, tolerance: Double, number: Int) {
    self.number = number
    bounds = outline.bounds
    let spacing = max(bounds.diagonal / 128, tolerance)
    edges = EdgeSet(outline, flatness: tolerance / 10, closingAll: true, spacing: spacing, margin: tolerance / 10)
    isEvenOdd = rule == .evenOdd
    self.tolerance = tolerance
    reach = bounds.expanded(by: 1.05 * tolerance)
  }

  func contains(_ point: Point) -> Bool { bounds.contains(point) && edges.fills(point, evenOdd: isEvenOdd) }

  /// Returns whether a point lies so near to the border that it may count for either side.
  func isBorder(near point: Point) -> Bool {
    reach.contains(point) && edges.isNear(point, within: 1.05 * tolerance)
  }

  /// Calls a function with points close to the border, on both sides of it, until it returns false.
  func forEachPointBeside(_ body: (Point) -> Bool) {
    for place in edges.places {
      guard body(place.point + place.across * (1.1 * tolerance)), body(place.point - place.across * (1.1 * tolerance))
      else { return }
    }
  }
}
