extension ClassTally {
  /// A range of points, with the number of students who have so many.
  package struct Bin: Sendable, Hashable {
    package var points: ClosedRange<Int>
    package var count: Int
  }

  /// The mean of all students' points; nil where there is no student.
  package var meanPoints: Double? {
    students.isEmpty ? nil : Double(students.reduce(0) { $0 + $1.points }) / Double(students.count)
  }

  /// The points that half of the students do not exceed and half reach; nil where there is no student.
  package var medianPoints: Double? {
    guard !students.isEmpty else { return nil }
    let sorted = students.map(\.points).sorted()
    return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// How the points are distributed: at most twelve ranges of one width, without gaps, from 0 up to what can be reached.
  package var distribution: [Bin] {
    let top = max(maxPoints, students.map(\.points).max() ?? 0)
    let width = Self.width(upTo: top)
    var bins = stride(from: 0, through: top, by: width).map { start in
      Bin(points: start...min(start + width - 1, top), count: 0)
    }
    for student in students { bins[max(0, student.points) / width].count += 1 }
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
