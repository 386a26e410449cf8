/// How many lines a text may have, and for how many it keeps room.
struct LineLimits: Hashable, Sendable {
  /// The lines for which there is always room; 0 for no more than there are.
  var minimum = 0

  /// The most lines that are shown, at least one; nil for as many as there are.
  var maximum: Int?

  static let none = LineLimits()
}
