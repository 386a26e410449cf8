/// The beginning of what a learner's code printed, made harmless for a terminal.
struct PrintedText {
  private var lines: [String]
  private var isCut: Bool

  private static let lineLimit = 5
  private static let columnLimit = 66

  init(_ printed: String) {
    // Only the head is looked at: an endless loop may have printed megabytes.
    let head = printed.prefix(2000)
    let all = head.split(omittingEmptySubsequences: false) { $0.isNewline }
    let lines = all.last?.isEmpty == true ? all.dropLast() : all[...]
    self.lines = lines.prefix(Self.lineLimit).map { Self.harmless($0) }
    isCut = lines.count > Self.lineLimit || head.endIndex < printed.endIndex
  }

  func text(_ appearance: Appearance) -> String {
    guard !lines.isEmpty else { return "" }
    let text = (["It printed:"] + lines.map { "  \($0)" } + (isCut ? ["  and more"] : []))
    return text.map { String(repeating: " ", count: 6) + $0 + "\n" }.joined()
  }

  /// Returns a line without control characters, cut where it is long.
  private static func harmless(_ line: Substring) -> String {
    let plain = String(
      line.prefix(columnLimit).unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: scalar == "\t" ? " " : "?"
        default: Character(scalar)
        }
      })
    return line.count > columnLimit ? plain + "..." : plain
  }
}
