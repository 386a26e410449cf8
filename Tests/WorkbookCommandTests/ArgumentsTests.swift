import Reports
import Testing

@testable import workbook

struct ArgumentsTests {
  private static let known = [Manual.Option("--root", value: "DIR", ""), .init("--json", ""), .init("--help", "")]

  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var options: [String: String] = [:]
    var operands: [String] = []
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(words: []),
    Case(words: ["Arcs", "02"], operands: ["Arcs", "02"]),
    Case(words: ["Arcs", "--json", "02"], options: ["--json": ""], operands: ["Arcs", "02"]),
    Case(words: ["--root", "a b", "x"], options: ["--root": "a b"], operands: ["x"]),
    Case(words: ["--root=a=b"], options: ["--root": "a=b"]),
    Case(words: ["--root", "a", "--root", "b"], options: ["--root": "b"]),
    Case(words: ["--root", "--json"], options: ["--root": "--json"]),
    Case(words: ["--", "--json", "-x"], operands: ["--json", "-x"]),
    Case(words: ["-"], operands: ["-"]),
    Case(words: ["-h"], options: ["--help": ""]),
    Case(words: [""], operands: [""]),
  ])
  func `words are sorted into options and operands`(sample: Case) throws {
    let arguments = try Arguments(sample.words, options: Self.known)
    #expect(arguments.options == sample.options)
    #expect(arguments.operands == sample.operands)
  }

  @Test(arguments: [
    (["--jso"], "there is no option --jso here. Did you mean --json? The options are --root, --json, --help."),
    (["-x"], "there is no option -x here. The options are --root, --json, --help."),
    (["--json=yes"], "--json takes no value."),
    (["--root"], "--root needs a value: --root DIR."),
    (["--root="], "--root needs a value: --root DIR."),
  ])
  func `what is wrong is said in a sentence`(words: [String], sentence: String) {
    let error = #expect(throws: ArgumentError.self) { try Arguments(words, options: Self.known) }
    #expect(error?.description == sentence)
  }
}
