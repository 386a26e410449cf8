import Course
import Judging
import Remembering
import Reports

extension Command {
  static let check = Command(
    Manual(
      "check", operands: "[WHAT ...]", "judge exercises or chapters, or else all that you have begun",
      options: [.json, .seed, .requireContainment],
      discussion:
        "One file that does not compile costs only itself and what needs it. The status is 0 only if all that was "
        + "named has passed; without names, also where nothing is begun. "
        + "Beside what every check asks, each one asks something new, drawn from a number. Who names that number with "
        + "--seed is asked the same again."),
    operandCount: 0...Int.max
  ) { arguments, world in
    let containment = try world.containment(arguments)
    let seed = try arguments.seed(.seed) ?? world.newSeed()
    let named = try Selection.exercises(named: arguments.operands)
    let workbook = try OpenWorkbook(arguments, world)
    var exercises = named
    if arguments.operands.isEmpty {
      exercises = try workbook.standings().filter(\.isBegun).map(\.exercise)
      if exercises.isEmpty, !arguments.has(.json) {
        return Outcome("Nothing is begun, so there is nothing to check: `\(Invitation.command) next`.\n")
      }
    }
    let checked = try await Checking(workbook).check(exercises, seed: seed)
    let text =
      arguments.has(.json)
      ? CheckJSON(checked.examinations, seed: seed, in: workbook.folder, containment: containment).text
      : CheckReport(checked.examinations, seed: seed, in: workbook.folder, containment: containment)
        .text(world.appearance)
    let statuses = checked.examinations.map(\.verdict.status)
    return Outcome(text, notes: workbook.notes + checked.notes, status: status(statuses))
  }

  private static func status(_ statuses: [Verdict.Status]) -> Outcome.Status {
    if statuses.contains(.graderError) { return .graderError }
    return statuses.allSatisfy { $0 == .passed } ? .success : .notPassed
  }
}
