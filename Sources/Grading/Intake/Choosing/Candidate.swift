/// A file that fits an exercise.
struct Candidate: Sendable {
  var file: WorkFile

  /// Whether its name is exactly right.
  var isExact: Bool

  /// The number that a copy bears in its name.
  var number: Int

  /// Why a file comes before another.
  enum Reason: Sendable {
    case exactName, later, laterSource, higherNumber, fewerFolders, order

    /// What is said of the file that was taken.
    var words: String {
      switch self {
      case .exactName: "since its name is exactly right"
      case .later: "since it was handed in last"
      case .laterSource: "since what it lies in counts as the later one"
      case .higherNumber: "since the number in its name is the highest"
      case .fewerFolders: "since it lies in fewer folders"
      case .order: "since its path comes first in the alphabet"
      }
    }
  }

  /// Returns why this file comes before another one; nil where it does not.
  ///
  /// The exact name first, then what was handed in last, then what lies in the fewest folders, then the order of the bytes.
  func reason(before other: Candidate) -> Reason? {
    if isExact != other.isExact { return isExact ? .exactName : nil }
    if file.round != other.file.round {
      guard file.round > other.file.round else { return nil }
      return file.round.isToldByPlatform(from: other.file.round) ? .later : .laterSource
    }
    if number != other.number { return number > other.number ? .higherNumber : nil }
    if file.depth != other.file.depth { return file.depth < other.file.depth ? .fewerFolders : nil }
    return Self.precedes(file.order, other.file.order) ? .order : nil
  }

  private static func precedes(_ a: [[UInt8]], _ b: [[UInt8]]) -> Bool {
    for (a, b) in zip(a, b) where a != b { return a.lexicographicallyPrecedes(b) }
    return a.count < b.count
  }
}
