import Reports

/// A command with its arguments, as they were typed.
struct Invocation: Sendable {
  var command: Command
  var arguments: Arguments

  /// Finds the command in the words after the program's name: the first word that is no option, or else `progress`.
  init(_ words: [String]) throws(ArgumentError) {
    if words.contains("--version"), !words.contains("--") {
      command = .version
      arguments = try Arguments([], options: [])
      return
    }
    let (name, rest) = Self.separated(words)
    guard let command = Command.all.first(where: { $0.name == name ?? "progress" }) else {
      throw .unknownCommand(name ?? "", known: Command.all.map(\.name))
    }
    let arguments = try Arguments(rest, options: command.manual.options + Command.commonOptions)
    if arguments.has("--help") {
      self.command = .help
      self.arguments = try Arguments(name.map { ["--", $0] } ?? [], options: [])
      return
    }
    if arguments.operands.count > command.operandCount.upperBound {
      throw .unexpectedOperand(arguments.operands[command.operandCount.upperBound], command: command.name)
    }
    if arguments.operands.count < command.operandCount.lowerBound {
      throw .missingOperand(command: command.manual)
    }
    self.command = command
    self.arguments = arguments
  }

  /// Returns what the words after the program's name lead to.
  static func outcome(of words: [String], in world: World) async -> Outcome {
    do {
      let invocation = try Invocation(words)
      return try await invocation.command.run(invocation.arguments, world)
    } catch {
      return Outcome(failure: error)
    }
  }

  /// Takes the command's name out of the words.
  private static func separated(_ words: [String]) -> (name: String?, rest: [String]) {
    let taking = Command.commonOptions.filter { $0.value != nil }.map(\.name)
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "--" {
      index += taking.contains(words[index]) ? 2 : 1
    }
    guard index < words.count, words[index] != "--" else { return (nil, words) }
    return (words[index], Array(words[..<index] + words[(index + 1)...]))
  }
}
