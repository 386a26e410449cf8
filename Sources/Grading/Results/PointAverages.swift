/// What the points of a class come to.
package struct PointAverages: Sendable, Hashable {
  package var mean: Double

  /// The points that half of the students do not exceed and half reach.
  package var median: Double

  /// - Parameter points: The points of the students of whom everything could be judged; of the others nobody knows yet.
  /// - Returns: nil where there are none.
  package init?(of points: [Int]) {
    guard !points.isEmpty else { return nil }
    let sorted = points.sorted()
    mean = Double(sorted.reduce(0, +)) / Double(sorted.count)
    median = Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
