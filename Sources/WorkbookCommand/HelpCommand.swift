import Reports

extension Command {
  static let help = Command(
    Manual("help", operands: "[COMMAND]", "tell about the workbook, or about one command"), operandCount: 0...1
  ) { arguments, world in
    let report = HelpReport(all.map(\.manual), commonOptions: commonOptions)
    guard let name = arguments.operands.first else { return Outcome(report.overview(world.appearance)) }
    guard let command = all.first(where: { $0.name == name }) else {
      throw ArgumentError.unknownCommand(name, known: all.map(\.name))
    }
    return Outcome(report.text(on: command.manual, world.appearance))
  }
}
