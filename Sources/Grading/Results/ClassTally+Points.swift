extension ClassTally {
  /// A range of points, with the number of students who have so many.
  package struct Bin: Sendable, Hashable {
    package var points: ClosedRange<Int>
    package var count: Int
  }

  /// The points of the students of whom everything could be judged; of the others nobody knows yet.
  private var knownPoints: [Int] { students.filter { $0.unjudged == 0 }.map(\.points) }

  /// The mean of the points that are known; nil where there are none.
  package var meanPoints: Double? { PointAverages(of: knownPoints)?.mean }

  /// The median of the points that are known; nil where there are none.
  package var medianPoints: Double? { PointAverages(of: knownPoints)?.median }

  /// How the points that are known are distributed: at most twelve ranges of one width, without gaps, from 0 up to what can
  /// be reached.
  package var distribution: [Bin] {
    let points = knownPoints
    let top = max(maxPoints, points.max() ?? 0)
    let width = Self.width(upTo: top)
    var bins = stride(from: 0, through: top, by: width).map { start in
      Bin(points: start...min(start + width - 1, top), count: 0)
    }
    for points in points { bins[max(0, points) / width].count += 1 }
    return bins
  }

  /// Returns the smallest of 1, 2, 5, 10, 20, 50 and so on with which twelve ranges are enough.
  private static func width(upTo top: Int) -> Int {
    var scale = 1
    while true {
      if let width = [1, 2, 5].map({ $0 * scale }).first(where: { top / $0 < 12 }) { return width }
      scale *= 10
    }
  }
}
