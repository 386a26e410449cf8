import Course
import Remembering
import Reports

extension Command {
  private static let allHints = Manual.Option("--all", "show all three hints at once")

  static let hint = Command(
    Manual(
      "hint", operands: "WHAT", "give the next of three hints on an exercise", options: [allHints],
      discussion: "The hints go from mild to plain; after the third, the third is shown again."),
    operandCount: 1...1
  ) { arguments, world in
    let exercise = try Selection.exercise(named: arguments.operands[0], for: "hint")
    let workbook = try OpenWorkbook(arguments, world)
    let hints =
      arguments.has(allHints)
      ? exercise.hints.indices.map { workbook.progress.hint($0 + 1, on: exercise) }
      : [workbook.progress.nextHint(on: exercise)]
    var notes = workbook.notes
    do throws(WorkbookFolder.Problem) {
      try workbook.memory.update { $0.countHints(on: exercise, upTo: hints.map(\.number).max() ?? 0) }
    } catch {
      notes.append(error.description)
    }
    let report = HintReport(hints, on: exercise, in: workbook.folder)
    return Outcome(report.text(world.appearance), notes: notes)
  }
}
