import Course
import Remembering
import Reports

extension Command {
  private static let undo = Manual.Option("--undo", "bring back what was last replaced")
  private static let everything = Manual.Option("--all", "every exercise that you have begun")

  private static let resetManual = Manual(
    "reset", operands: "WHAT ...", "bring the starter back; a copy of your file is kept", options: [undo, everything],
    discussion:
      "WHAT is a chapter, an exercise, or a file that is given to a chapter, as Card.swift. "
      + "Copies are kept in .workbook/kept and never overwritten. --undo keeps what it replaces, too; for a chapter "
      + "or with --all it brings copies back only where the starter stands.")

  static let reset = Command(resetManual, operandCount: 0...Int.max) { arguments, world in
    guard !arguments.operands.isEmpty || arguments.has(everything) else {
      throw ArgumentError.missingOperand(command: resetManual)
    }
    let named = try files(named: arguments.operands)
    let files = arguments.has(everything) ? allFiles : named
    let workbook = try OpenWorkbook(arguments, world)
    let reset = Reset(in: workbook.folder)
    var outcomes: [Reset.Outcome] = []
    var failures: [String] = []
    for file in files {
      // What happens to one file is no reason to leave the others.
      do throws(WorkbookFolder.Problem) {
        if arguments.has(undo) {
          if files.count > 1, try !workbook.folder.isUntouched(file) { continue }
          outcomes.append(try reset.bringBackCopy(of: file))
        } else {
          outcomes.append(try reset.bringBackOriginal(of: file))
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

  /// All files that learners are handed out, in the order of the course.
  private static var allFiles: [OriginalFile] {
    Course.chapters.flatMap { $0.givenFiles + $0.exercises.map(OriginalFile.init) }
  }

  /// Returns the files that words name, each once, in the order of the course; a chapter is all of its files.
  private static func files(named words: [String]) throws(Selection.UnknownName) -> [OriginalFile] {
    var titles: Set<String> = []
    for word in words {
      if let given = Selection.givenFile(named: word) {
        titles.insert(given.title)
        continue
      }
      let selection = try Selection(named: word)
      titles.formUnion(selection.exercises.map(\.id))
      if case .chapter(let chapter) = selection { titles.formUnion(chapter.givenFiles.map(\.title)) }
    }
    return allFiles.filter { titles.contains($0.title) }
  }
}
