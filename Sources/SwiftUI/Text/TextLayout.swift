/// How a text lies in the space it was offered: its size, its lines and its baselines, in points.
struct TextLayout: Hashable, Sendable {
  /// One line of a text.
  struct Line: Hashable, Sendable {
    /// What is read on it, without the spaces at which the line was broken.
    var text: String
    /// How far it reaches, without those spaces.
    var width: CGFloat
  }

  /// The size that the text reports.
  ///
  /// The width takes in the spaces at which lines were broken, up to the width that was offered.
  var size: CGSize

  /// The lines from the top.
  var lines: [Line]

  /// The distance from the top to the baseline of the first line; that of the whole text where it has no lines.
  var firstBaseline: CGFloat

  /// The distance from the top to the baseline of the last line.
  var lastBaseline: CGFloat

  /// Nothing to read: it takes no place.
  static let empty = TextLayout(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
}
