import Testing

@testable import Judging

@Suite struct `A source text` {
  static let file = """
    import SwiftUI

    /// A cone. /* not nested */
    struct Cone: Shape {
      func path(in rect: CGRect) -> Path {
        let name = "a // b" /* one /* two */ still */
        return Path() // TODO: 1
      }
    }

    """

  static let rewritings = [
    file.replacing("\n", with: "\r\n"),
    file.replacing("\n", with: "\r"),
    "\u{FEFF}" + file,
    "\u{FEFF}" + file.replacing("\n", with: "\r\n"),
    file.replacing("  ", with: "\t"),
    file.replacing("// TODO: 1", with: ""),
    file.replacing("// TODO: 1", with: "// \"done\" /*"),
    file.replacing("still */", with: "*/"),
    file + "\n\n/* the end",
    file.replacing("return Path()", with: "return // here\n  Path( )"),
  ]

  @Test(arguments: rewritings)
  func `keeps what matters under other comments, white space and line ends`(_ rewriting: String) {
    #expect(SourceText(rewriting).significant == SourceText(Self.file).significant)
  }

  static let changes = [
    file.replacing("Path()", with: "Path( 1)"),
    file.replacing("a // b", with: "a //  b"),
    file.replacing("a // b", with: "a"),
    file.replacing("still */", with: "still"),
    file.replacing("// TODO: 1", with: "/* */ + 1"),
    file.replacing("return", with: "//return"),
    file + "let x = 1",
    file.replacing("\"a // b\"", with: "#\"a // b\"#"),
    "",
  ]

  @Test(arguments: changes)
  func `changes with its code`(_ change: String) {
    #expect(SourceText(change).significant != SourceText(Self.file).significant)
  }

  struct Reading: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var code: String

    init(_ name: String, _ text: String, _ code: String) {
      (testDescription, self.text, self.code) = (name, text, code)
    }
  }

  static let readings = [
    Reading("a line comment", "a // b\nc", "a     \nc"),
    Reading("nested comments", "a /* b /* c */ d */ e", "a                   e"),
    Reading("an unterminated comment", "a /* b /* c */ d", "a               "),
    Reading("a slash alone", "a / b", "a / b"),
    Reading("a comment at the very end", "a //", "a   "),
    Reading("half a comment mark at the end", "a /", "a /"),
    Reading("a string with a comment mark", #"a "//" b"#, "a      b"),
    Reading("an escaped quote", #"a "\"" b"#, "a      b"),
    Reading("an escaped backslash", #"a "\\" b"#, "a      b"),
    Reading("an unterminated string", "a \"b\nc", "a   \nc"),
    Reading("a backslash at the end", "a \"\\", "a   "),
    Reading("a raw string", ##"a #"b"c"# d"##, "a         d"),
    Reading("a raw string with a backslash", ##"a #"\"# b"##, "a       b"),
    Reading("pounds without a string", "a #if b ## c", "a #if b ## c"),
    Reading("a multi-line string", "a \"\"\"\n\"b\" // c\n\"\"\" d", "a    \n        \n    d"),
    Reading("an escaped mark in a multi-line string", "a \"\"\"\n\\\"\"\" b\n\"\"\" c", "a    \n      \n    c"),
    Reading("an interpolation", #"a "b\(c)d" e"#, #"a     c)   e"#),
    Reading("an interpolation with a string", #"a "\(b["// c"])" d"#, #"a    b[      ])  d"#),
    Reading("parentheses in an interpolation", #""\(f(1, (2)))" // x"#, #"   f(1, (2)))      "#),
    Reading("an interpolation in a raw string", ##"#"\(a) \#(b)"# c"##, ##"          b)   c"##),
    Reading("a regex with the marks of strings and comments", ##"a #/"""/*/# b"##, "a           b"),
    Reading("a regex with its own mark", ##"a ##/b/#\/##/## c"##, "a               c"),
    Reading("a regex of several lines", "a #/\n\"\"\" //\n/# b", "a   \n      \n   b"),
    Reading("a regex that does not end", "a #/ b \"c\"\nd /# e", "a #/ b    \nd /# e"),
    Reading("a name of marks", "a `\"\"\" /* b` c", "a `\"\"\" /* b` c"),
    Reading("a name that does not end", "a `b\nc \"d\"", "a `b\nc    "),
    Reading("an empty text", "", ""),
  ]

  @Test(arguments: readings)
  func `tells code from comments and strings`(_ reading: Reading) {
    #expect(SourceText(reading.text).codeOnly == reading.code)
  }

  @Test func `finds the first line of code with all words`() {
    let source = SourceText(
      "// func path\nlet text = \"func path\"\nfunc\npath\nfunc other\nfunc path(in rect: CGRect)\n")
    #expect(source.line(with: "func", "path") == 6)
    #expect(source.line(with: "func") == 3)
    #expect(source.line(with: "nowhere") == nil)
    #expect(SourceText("\u{FEFF}a\r\nb\rfunc path").line(with: "func", "path") == 3)
  }

  @Test(.timeLimit(.minutes(5)))
  func `is read in good time even where it is large`() {
    let large = String(repeating: "let text = \"a\\(b) /* c */\" /* d /* e */ */ // f\r\n", count: 20_000)
    #expect(SourceText(large).significant.count < large.count)
    let beginnings = String(repeating: "#/ ##/ ", count: 30_000)
    #expect(SourceText(beginnings).significant.count < beginnings.count)
  }

  @Test(arguments: 0..<40)
  func `is read to its end whatever stands in it`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "/*", "*/", "//", "\n", "\r\n", "a", " ", "\u{FEFF}", "\u{301}",
      "`", "#/", "/#",
    ]
    let text = (0..<300).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    let source = SourceText(text)
    #expect(source.codeOnly.unicodeScalars.count == source.text.unicodeScalars.count)
    #expect(
      source.codeOnly.split(separator: "\n", omittingEmptySubsequences: false).count
        == source.text.split(separator: "\n", omittingEmptySubsequences: false).count)
  }
}
