import Reports

/// A command as a value: what it is called and takes, and what it does.
struct Command: Sendable {
  var manual: Manual

  /// How many words it takes beside its options.
  var operandCount: ClosedRange<Int>
  var run: @Sendable (Arguments, World) async throws -> Outcome

  init(
    _ manual: Manual, operandCount: ClosedRange<Int> = 0...0,
    run: @escaping @Sendable (Arguments, World) async throws -> Outcome
  ) {
    self.manual = manual
    self.operandCount = operandCount
    self.run = run
  }

  var name: String { manual.name }
}

extension Command {
  /// All commands, in the order in which help lists them: a new one is a file of its own and a name here.
  static let all: [Command] = [
    .progress, .list, .check, .next, .hint, .reset, .grade, .author, .selftest, .doctor, .help, .version,
  ]

  /// The options that every command takes.
  static let commonOptions: [Manual.Option] = [
    Manual.Option("--root", value: "DIR", "the workbook's folder, if it is not the one you are in"),
    Manual.Option("--help", "tell about the command, and do nothing else"),
  ]
}

extension Manual.Option {
  /// The option of commands that can also talk to programs.
  static let json = Manual.Option("--json", "print JSON, for other programs")

  /// The option of commands that ask something new each time.
  static let seed = Manual.Option(
    "--seed", value: "N", "what some of the questions are drawn from; another number each time if left out")
}
