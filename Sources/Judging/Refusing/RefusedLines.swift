/// The lines of a file that are written for the compiler to refuse: those between `#if REFUSED` and `#endif`.
package struct RefusedLines: Hashable, Sendable {
  /// The word that has the compiler read the lines.
  package static let condition = "REFUSED"

  /// Why a file has no such lines that could be judged; lines are counted from 1.
  package enum Problem: Error, Hashable, Sendable {
    /// There is no `#if REFUSED` with an `#endif` below it.
    case missing
    /// The word REFUSED stands in another place of the code too.
    case repeated(line: Int)
    /// Another condition divides the lines.
    case divided(line: Int)
    /// A directive makes up an error, or moves one to another line.
    case madeUp(directive: String, line: Int)
  }

  /// The number of the line with the `#if`, counted from 1.
  package var start: Int

  /// The number of the line with the `#endif`, counted from 1.
  package var end: Int

  /// The code between them, without comments, strings and white space.
  package var code: String

  /// Finds the lines in a learner's file.
  package init(in source: SourceText) throws(Problem) {
    let code = source.codeOnly.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = code.indices.filter { Self.isStart(code[$0]) }
    guard let start = starts.first,
      let end = code.indices.first(where: { $0 > start && Self.directive(in: code[$0]) == "#endif" })
    else { throw .missing }
    if let other = code.indices.first(where: { $0 != start && code[$0].contains(Self.condition) }) {
      throw .repeated(line: other + 1)
    }
    for line in start + 1..<end {
      if let directive = Self.directive(in: code[line]), ["#if", "#else", "#elseif"].contains(directive) {
        throw .divided(line: line + 1)
      }
    }
    // The whole text is looked at: what blanks out comments and strings can be led astray by quotes in a regex.
    for (line, text) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isInside = start < line && line < end
      let forbidden = isInside ? ["#error", "#warning", "#sourceLocation"] : ["#sourceLocation"]
      if let directive = forbidden.first(where: { text.contains($0) }) {
        throw .madeUp(directive: directive, line: line + 1)
      }
    }
    self.start = start + 1
    self.end = end + 1
    self.code = code[start + 1..<end].joined().filter { !$0.isWhitespace }
  }

  /// Returns whether a line of a file lies between the `#if` and the `#endif`.
  package func contains(_ line: Int) -> Bool { start < line && line < end }

  private static func isStart(_ line: String) -> Bool {
    line.split(whereSeparator: \.isWhitespace) == ["#if", Substring(condition)]
  }

  /// Returns the directive with which a line begins, for instance `#if`.
  private static func directive(in line: String) -> String? {
    let content = line.drop(while: \.isWhitespace)
    guard content.first == "#" else { return nil }
    return "#" + content.dropFirst().prefix(while: \.isLetter)
  }
}

extension SourceText {
  /// The text with the lines that are to be refused left blank; the others stay where they are.
  package var withoutRefusedLines: SourceText {
    guard let refused = try? RefusedLines(in: self) else { return self }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return SourceText(lines.map { refused.contains($0.offset + 1) ? "" : String($0.element) }.joined(separator: "\n"))
  }
}
