import Course
import Remembering
import Reports

extension Command {
  private static let undo = Manual.Option("--undo", "bring back what was last replaced")
  private static let everything = Manual.Option("--all", "every exercise that you have begun")

  private static let resetManual = Manual(
    "reset", operands: "WHAT ...", "bring the starter back; a copy of your file is kept", options: [undo, everything],
    discussion:
      "Copies are kept in .workbook/kept and never overwritten. --undo keeps what it replaces, too; for a chapter "
      + "or with --all it brings copies back only where the starter stands.")

  static let reset = Command(resetManual, operandCount: 0...Int.max) { arguments, world in
    guard !arguments.operands.isEmpty || arguments.has(everything) else {
      throw ArgumentError.missingOperand(command: resetManual)
    }
    let named = try Selection.exercises(named: arguments.operands)
    let exercises = arguments.has(everything) ? Course.exercises : named
    let workbook = try OpenWorkbook(arguments, world)
    let reset = Reset(in: workbook.folder)
    var outcomes: [Reset.Outcome] = []
    var failures: [String] = []
    for exercise in exercises {
      // What happens to one file is no reason to leave the others.
      do throws(WorkbookFolder.Problem) {
        if arguments.has(undo) {
          if exercises.count > 1, try !workbook.folder.isUntouched(exercise) { continue }
          outcomes.append(try reset.bringBackCopy(of: exercise))
        } else {
          outcomes.append(try reset.bringBackStarter(of: exercise))
        }
      } catch {
        failures.append(error.description)
      }
    }
    let what = arguments.has(everything) ? everything.name : arguments.operands.joined(separator: " ")
    let report = ResetReport(outcomes, of: what, in: workbook.folder)
    let isWorthTelling = failures.isEmpty || outcomes.contains { $0.action != .nothing }
    let text = arguments.has(undo) ? report.textOnCopies : report.textOnStarters
    return Outcome(
      isWorthTelling ? text : "", notes: workbook.notes + failures, status: failures.isEmpty ? .success : .wrongUsage)
  }
}
