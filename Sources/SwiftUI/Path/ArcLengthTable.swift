internal import Geometry

/// The length of a segment, and the parameter at each length along it, by chords of equal steps in the parameter.
struct ArcLengthTable {
  /// The lengths from the start to the end of each chord, in points.
  private var ends: [Double]

  /// The length of the segment, in points.
  var total: Double { ends.last ?? 0 }

  init(_ segment: Segment) {
    var sum = 0.0
    var from = segment.start
    let count = Self.chordCount(segment)
    ends = (1...count).map { index in
      let to = index == count ? segment.end : segment.point(at: Double(index) / Double(count))
      sum += Double(Float(from.distance(to: to)))
      from = to
      return sum
    }
  }

  /// Returns the parameter at a length from the start, with the same speed along each chord.
  func parameter(at length: Double) -> Double {
    if length <= 0 { return 0 }
    guard length < total else { return 1 }
    let index = ends.firstIndex { length < $0 } ?? 0
    let start = index == 0 ? 0 : ends[index - 1]
    return (Double(index) + (length - start) / (ends[index] - start)) / Double(ends.count)
  }

  // The number of chords that keep a curve within a tolerance grows with the root of its greatest second difference.
  // 0.474 lies in the middle of the tolerances that give the three chord counts recorded from Apple's SwiftUI.
  private static func chordCount(_ segment: Segment) -> Int {
    let bend: Double
    switch segment {
    case .line: return 1
    case .quadratic(let a, let b, let c): bend = 0.25 * ((c - b) - (b - a)).length
    case .cubic(let a, let b, let c, let d):
      bend = 0.75 * max(((c - b) - (b - a)).length, ((d - c) - (c - b)).length)
    }
    let count = (bend / 0.474).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(count, 1024)) : 1
  }
}
