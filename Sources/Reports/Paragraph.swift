/// A paragraph set in lines of a limited width.
package enum Paragraph {
  /// Returns a text broken at spaces, each line after an indentation; words that are too long stay whole.
  ///
  /// Letters that cannot be shown are spelled first, since that takes room.
  ///
  /// - Parameter first: What stands before the first line instead of the indentation, of the same width.
  package static func text(
    _ text: String, indent: Int = 0, first: String? = nil, in appearance: Appearance
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    return appearance.fitted(text).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        set(line, first: index == 0 ? first ?? margin : margin, margin: margin, width: appearance.width - indent)
      }
      .joined(separator: "\n")
  }

  private static func set(_ line: Substring, first: String, margin: String, width: Int) -> String {
    var lines: [String] = []
    var current = ""
    for word in words(of: line) {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? word : " " + word
    }
    lines.append(current)
    return lines.enumerated().map { ($0 == 0 ? first : margin) + $1 }.joined(separator: "\n")
  }

  /// Returns the words of a line; what stands between two backquotes is typed as one, and stays together.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var isOpen = false
    for word in line.split(separator: " ") {
      if isOpen, let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
      if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isOpen.toggle() }
    }
    return words
  }
}
