import Judging

/// The head and the tail of what a learner's code printed, made harmless for a terminal.
package struct PrintedText {
  /// What is shown of it, line by line.
  private(set) var lines: [String] = []

  private static let headLimit = 4
  private static let tailLimit = 2
  private static let columnLimit = 66

  package init(_ printed: String) {
    let all = printed.split(omittingEmptySubsequences: false) { $0.isNewline }
    let printed = all.last?.isEmpty == true ? all.dropLast() : all[...]
    guard printed.count > Self.headLimit + Self.tailLimit + 1 else {
      lines = printed.map(Self.shown)
      return
    }
    let middle = printed.dropFirst(Self.headLimit).dropLast(Self.tailLimit)
    lines =
      printed.prefix(Self.headLimit).map(Self.shown) + [Self.leftOut(middle)]
      + printed.suffix(Self.tailLimit).map(Self.shown)
  }

  private static func shown(_ line: Substring) -> String { Spelling.harmless(line, limit: columnLimit) }

  /// Returns the line that stands for others; among these may be one that stands for bytes left out before.
  private static func leftOut(_ lines: ArraySlice<Substring>) -> String {
    guard let before = lines.lazy.compactMap({ LeftOut(line: $0) }).first else {
      return "[... \(lines.count) lines left out ...]"
    }
    return "[... \(lines.count - 1) lines and \(before.bytes) bytes left out ...]"
  }

  /// - Parameter indent: How many spaces stand before each line.
  package func text(_ appearance: Appearance, indent: Int = 6) -> String {
    guard !lines.isEmpty else { return "" }
    let text = ["It printed:"] + lines.map { "  \($0)" }
    return text.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }
}
