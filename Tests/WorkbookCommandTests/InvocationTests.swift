import Testing

@testable import workbook

struct InvocationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var command: String
    var operands: [String] = []
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(words: [], command: "progress"),
    Case(words: ["--json"], command: "progress"),
    Case(words: ["--root", "list", "next"], command: "next"),
    Case(words: ["--root=x", "check", "Arcs"], command: "check", operands: ["Arcs"]),
    Case(words: ["check"], command: "check"),
    Case(words: ["hint", "Cone"], command: "hint", operands: ["Cone"]),
    Case(words: ["help"], command: "help"),
    Case(words: ["--help"], command: "help"),
    Case(words: ["-h"], command: "help"),
    Case(words: ["check", "--help", "Arcs"], command: "help", operands: ["check"]),
    Case(words: ["hint", "--help"], command: "help", operands: ["hint"]),
    Case(words: ["help", "check"], command: "help", operands: ["check"]),
    Case(words: ["--version"], command: "version"),
    Case(words: ["list", "--version"], command: "version"),
  ])
  func `the first word that is no option is the command`(sample: Case) throws {
    let invocation = try Invocation(sample.words)
    #expect(invocation.command.name == sample.command)
    #expect(invocation.arguments.operands == sample.operands)
  }

  @Test(arguments: [
    (
      ["chek"],
      "there is no command chek. Did you mean check? `swift run workbook help` lists all commands."
    ),
    (["Arcs"], "there is no command Arcs. To check Arcs, type `swift run workbook check Arcs`."),
    (["cone"], "there is no command cone. To check Arcs/Cone, type `swift run workbook check Arcs/Cone`."),
    (["zzzzzz"], "there is no command zzzzzz. `swift run workbook help` lists all commands."),
    (["hint"], "hint needs one word more, as in `swift run workbook hint Arcs/Cone`."),
    (
      ["hint", "Cone", "Dome"],
      "Dome is one word too many for hint. `swift run workbook help hint` tells what it takes."
    ),
    (
      ["next", "--todo"], "there is no option --todo here. The options are --root, --help."
    ),
  ])
  func `wrong usage is said in a sentence`(words: [String], sentence: String) {
    let error = #expect(throws: ArgumentError.self) { try Invocation(words) }
    #expect(error?.description == sentence)
  }

  @Test func `no two commands have one name, and each tells what it does`() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all { #expect(!command.manual.summary.isEmpty) }
  }
}
