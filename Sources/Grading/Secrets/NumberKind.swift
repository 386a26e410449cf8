import Judging

/// What kind of number a value is, as the probes take it.
enum NumberKind: Hashable {
  /// A length, an angle or a fraction.
  case measure
  /// How many there are of something: a whole number.
  case count
  /// One of several, or a yes or a no: no other numbers can be chosen than those that every check asks with.
  case choice

  /// The names that probes take for whole numbers, and those by which one of several is chosen.
  static let counts: Set = ["points", "count", "periods", "rings", "frameIndex"]
  static let choices: Set = [
    "frame", "index", "selection", "shape", "element", "tap", "isSelected", "isSmall", "isRound",
  ]

  /// So many of something can be drawn and compared in good time.
  private static let countRange = -60.0...60.0

  init(_ name: String) {
    self = Self.counts.contains(name) ? .count : Self.choices.contains(name) ? .choice : .measure
  }

  /// Returns why a number cannot be the value of a name, or nil.
  ///
  /// - Parameter known: The numbers that every check, or chance, gives.
  func complaint(about number: Double, of name: String, known: Set<Double>) -> String? {
    if self == .choice {
      guard !known.contains(number) else { return nil }
      let allowed = known.sorted().map { Spelling.text($0) }.joined(separator: ", ")
      return "\(name) cannot be \(Spelling.text(number)); allowed are \(allowed)."
    }
    if self == .count, number.rounded() != number || !Self.countRange.contains(number) {
      return "\(name) is a whole number of at most 60, not \(Spelling.text(number))."
    }
    // Where no check asks with a negative number, nobody has said what it would mean.
    guard number < 0, known.allSatisfy({ $0 >= 0 }) else { return nil }
    return "\(name) cannot be negative, as \(Spelling.text(number)) is."
  }
}
