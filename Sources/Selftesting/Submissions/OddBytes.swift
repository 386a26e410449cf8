extension HostileSubmission {
  /// Submissions of files that are hardly text.
  static let oddBytes: [HostileSubmission] = [
    bytes("empty-file", "is empty", [], gets: .didNotCompile, "other-type"),
    bytes(
      "nothing-but-a-mark", "holds a byte-order mark and comments in comments",
      byteOrderMark + Array("// nothing\n/* /* at */ all */".utf8), gets: .didNotCompile, "other-type"),
    bytes(
      "open-comment", "opens a comment that nobody closes", cone + Array("/* /* */".utf8), gets: .didNotCompile,
      "compiler-error"),
    bytes(
      "odd-line-ends", "9: ends lines in all the ways that there are, and indents them by odd spaces",
      byteOrderMark
        + Array(
          LearnerCode.cone.replacing("  ", with: "\u{0B}\u{0C}\u{A0}\t").replacing("\n}", with: "\r\n}")
            .replacing("{\n", with: "{\n\r").replacing(")\n", with: ")\r").utf8), gets: .passed),
    bytes(
      "latin-1", "has an umlaut in a comment, as computers wrote it thirty years ago",
      Array("// Gru".utf8) + [0xDF] + Array(" aus K".utf8) + [0xF6] + Array("ln\n".utf8) + cone, gets: .didNotCompile,
      "compiler-error"),
    bytes(
      "no-utf-8", "has bytes that are no UTF-8 in names and in texts: cut ones, surrogates, overlong ones",
      cone + Array("let caf".utf8) + [0xE9] + Array(" = \"".utf8) + [0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xC0, 0xAF]
        + Array("\"\n".utf8), gets: .didNotCompile, "compiler-error"),
    bytes(
      "utf-16", "is written in UTF-16, as some editors offer it",
      [0xFF, 0xFE] + LearnerCode.cone.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, gets: .didNotCompile,
      "not-plain-text"),
    bytes(
      "nul-bytes", "has bytes of value 0 in a comment, in a text, in code and at its end",
      Array("// a \0 b\nlet text = \"\0\"\n".utf8)
        + Array(LearnerCode.cone.replacing("var path", with: "\0 var \0 path").utf8) + [0, 0, 0], gets: .passed),
    text(
      "right-to-left", "has signs that turn the line around, so that it reads otherwise than it runs",
      "let harmless = 1 /* \u{202E} } \u{2066}if false\u{2069} \u{2066} begin */\n"
        + LearnerCode.cone.replacing("radius:", with: "radius /* \u{200F} */ :"), gets: .passed),
    text(
      "emoji", "has names that are no words",
      "let 🍦 = \"👩‍👩‍👧‍👦\", é = 1, \u{65}\u{301}\u{301} = 2, ℌ = 3\n" + LearnerCode.cone, gets: .passed),
    text(
      "long-line", "has a line of two hundred thousand letters",
      LearnerCode.cone + "/*" + String(repeating: "o", count: 200_000) + "*/ let end = 1", gets: .passed),
    text(
      "large-file", "is a right Cone in a file of 300 KB",
      LearnerCode.cone + String(repeating: "// a line that says nothing, but says it at length\n", count: 6_000),
      gets: .failed, "unread-file"),
  ]

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let cone = Array(LearnerCode.cone.utf8)
}
