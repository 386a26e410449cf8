import Judging

/// The beginning of what a learner's code printed, made harmless for a terminal.
package struct PrintedText {
  private var lines: [String]
  private var isCut: Bool

  private static let lineLimit = 5
  private static let columnLimit = 66

  package init(_ printed: String) {
    // Only the head is looked at: an endless loop may have printed megabytes.
    let head = printed.prefix(2000)
    let all = head.split(omittingEmptySubsequences: false) { $0.isNewline }
    let lines = all.last?.isEmpty == true ? all.dropLast() : all[...]
    self.lines = lines.prefix(Self.lineLimit).map { Spelling.harmless($0, limit: Self.columnLimit) }
    isCut = lines.count > Self.lineLimit || head.endIndex < printed.endIndex
  }

  /// - Parameter indent: How many spaces stand before each line.
  package func text(_ appearance: Appearance, indent: Int = 6) -> String {
    guard !lines.isEmpty else { return "" }
    let text = (["It printed:"] + lines.map { "  \($0)" } + (isCut ? ["  and more"] : []))
    return text.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }
}
