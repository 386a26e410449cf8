/// A part of a text that is set in one font.
struct TextRun: Hashable, Sendable {
  var text: String
  var font: ResolvedFont

  /// What is added to the width of every character, in points.
  var tracking: CGFloat = 0
}
