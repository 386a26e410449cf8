/// Sizes of texts by the widths of Helvetica's characters and the line heights of Apple's styles.
///
/// Lines are broken at spaces, each as full as can be; a word that is wider than a line is broken between characters.
/// Of a height that is offered a text takes the whole lines that find room, at least one, and shows by an ellipsis
/// that there is more.
struct HelveticaMetrics: TextMetrics {
  func layout(_ runs: [TextRun], in proposal: ProposedViewSize, lines limits: LineLimits) -> TextLayout {
    let text = MeasuredText(runs)
    let reserved = CGFloat(min(max(limits.minimum, 0), 1_000_000)) * text.lineHeight
    guard !text.characters.isEmpty else {
      var layout = TextLayout.empty
      layout.size.height = reserved
      return layout
    }
    let width = Self.limit(proposal.width)
    var lines = text.lines(within: width, height: Self.limit(proposal.height), count: limits.maximum)
    if !lines.isTruncated { lines.balance(text, within: width) }
    return lines.layout(of: text, within: width, reserving: reserved)
  }

  /// The space that an offered length leaves; one that is no number, or none, leaves any.
  private static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
