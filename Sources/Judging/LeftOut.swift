/// The line that stands in a text where its middle was left out.
package struct LeftOut: Hashable, Sendable {
  /// How many bytes were left out; never negative.
  package var bytes: Int

  package init(bytes: Int) {
    self.bytes = bytes
  }

  /// Reads a line of this kind; nil where it is any other line.
  package init?(line: some StringProtocol) {
    guard line.hasPrefix(Self.before), line.hasSuffix(Self.after) else { return nil }
    let digits = line.dropFirst(Self.before.count).dropLast(Self.after.count)
    // More digits than any count of bytes needs are a learner's own, and would not do for a sum.
    guard digits.utf8.count <= 15, let bytes = Int(digits), bytes >= 0 else { return nil }
    self.init(bytes: bytes)
  }

  /// The line, without a line feed.
  package var line: String { "\(Self.before)\(bytes)\(Self.after)" }

  /// What stands before the number, by which the line can be found.
  package static let before = "[... "
  private static let after = " bytes left out ...]"
}
