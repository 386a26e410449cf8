import Judging

/// One way in which students write differently what means the same.
struct Rewriting: Sendable {
  /// What tells it from others.
  var name: String

  /// Changes the lines that the student wrote, where they offer the occasion; the meaning stays, also that of a mistake.
  var apply: @Sendable (_ file: inout WrittenFile, _ generator: inout SeededGenerator) -> Void

  init(
    _ name: String, _ apply: @escaping @Sendable (_ file: inout WrittenFile, _ generator: inout SeededGenerator) -> Void
  ) {
    self.name = name
    self.apply = apply
  }

  /// Every way, in an order in which none takes away the occasion of a later one without need.
  static let all =
    [
      filledByClosure, points, fullTurn, namedStart, centreFirst, edges, sizes, halves, smallerSide, writtenType,
      inferredPoint, writtenAngle, colours, writtenSelf, returns, renamed, otherOrder, splitChain, semicolons,
    ]
}

extension WrittenFile {
  /// Replaces a text in each line that the student wrote.
  mutating func replace(_ text: String, with other: String) {
    changeOwnLines { if $0.contains(text) { $0 = $0.replacing(text, with: other) } }
  }

  /// Whether the lines are the body of a function that draws in a rectangle called `rect`.
  func isDrawing(_ block: Range<Int>) -> Bool {
    block.lowerBound > 0 && lines[block.lowerBound - 1].text.hasSuffix("func path(in rect: CGRect) -> Path {")
  }

  /// Whether a line is one whole statement, with nothing that goes on in the next one.
  func isWholeStatement(at index: Int) -> Bool {
    let content = lines[index].content
    guard !content.contains("//"), !content.contains("{"), !content.contains("}"),
      content.count(where: { $0 == "(" }) == content.count(where: { $0 == ")" }),
      content.count(where: { $0 == "[" }) == content.count(where: { $0 == "]" })
    else { return false }
    return index + 1 >= lines.count || !lines[index + 1].content.hasPrefix(".")
  }
}
