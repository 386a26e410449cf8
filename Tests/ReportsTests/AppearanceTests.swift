import Testing

@testable import Reports

struct AppearanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var environment: [String: String]
    var isTerminal: Bool
    var hasColour: Bool
    var hasUnicode: Bool
    var testDescription: String { "\(environment.sorted { $0.key < $1.key }), terminal: \(isTerminal)" }
  }

  @Test(arguments: [
    Case(environment: [:], isTerminal: true, hasColour: false, hasUnicode: false),
    Case(environment: ["TERM": "xterm", "LANG": "C"], isTerminal: true, hasColour: true, hasUnicode: false),
    Case(environment: ["TERM": "xterm", "LANG": "en_GB.UTF-8"], isTerminal: false, hasColour: false, hasUnicode: true),
    Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true, hasColour: false, hasUnicode: false),
    Case(environment: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true, hasColour: true, hasUnicode: false),
    Case(environment: ["TERM": "dumb", "LC_ALL": "C.utf8"], isTerminal: true, hasColour: false, hasUnicode: true),
    Case(environment: ["LC_ALL": "C", "LANG": "de_DE.UTF-8"], isTerminal: false, hasColour: false, hasUnicode: false),
    Case(environment: ["LC_ALL": "", "LC_CTYPE": "C.UTF-8"], isTerminal: false, hasColour: false, hasUnicode: true),
  ])
  func `colour and marks follow the environment`(sample: Case) {
    let appearance = Appearance(environment: sample.environment, isTerminal: sample.isTerminal)
    #expect(appearance.hasColour == sample.hasColour)
    #expect(appearance.hasUnicode == sample.hasUnicode)
  }

  @Test func `a bar is full only when nothing is missing, and empty only when nothing is there`() {
    let plain = Appearance(hasColour: false, hasUnicode: false)
    #expect(plain.bar(0, of: 1000) == "....................")
    #expect(plain.bar(1, of: 1000) == "#...................")
    #expect(plain.bar(999, of: 1000) == "###################.")
    #expect(plain.bar(1000, of: 1000) == "####################")
    #expect(plain.bar(0, of: 0) == "....................")
  }

  @Test func `colour never changes the words`() {
    let coloured = Appearance(hasColour: true, hasUnicode: true)
    let plain = Appearance(hasColour: false, hasUnicode: true)
    let text = ListReport(Samples.standings).text(coloured)
    #expect(text.contains("\u{1B}["))
    #expect(text.replacing(/\u{1B}\[\d+m/, with: "") == ListReport(Samples.standings).text(plain))
  }

  @Test func `where the locale knows ASCII only, the course's letters are spelled`() {
    let ascii = Appearance(hasColour: false, hasUnicode: false)
    #expect(ascii.fitted("270° · ¾") == "270 degrees * 3/4")
    #expect(Appearance(hasColour: false, hasUnicode: true).fitted("270°") == "270°")
  }

  @Test func `paragraphs break at spaces, never inside what is typed`() {
    let narrow = Appearance(hasColour: false, hasUnicode: false, width: 20)
    let text = Paragraph.text("one two `swift test --filter Arcs` three", indent: 2, in: narrow)
    #expect(text == "  one two\n  `swift test --filter Arcs`\n  three")
    #expect(Paragraph.text("a\nb", indent: 1, first: "*", in: narrow) == "*a\n b")
    #expect(Paragraph.text("", indent: 1, in: narrow) == " ")
    #expect(Paragraph.text("a turn of 90° more", in: narrow) == "a turn of 90 degrees\nmore")
  }
}
