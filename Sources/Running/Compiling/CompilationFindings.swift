import Course
import Judging

extension ChapterBuild.Obstacle {
  /// Returns the verdict on an exercise that could not be run.
  ///
  /// - Parameter folder: The chapter's folder below the workbook, as learners are told it.
  func verdict(on exercise: Exercise, folder: String) -> Verdict {
    let maxPoints = exercise.maxPoints
    switch self {
    case .errors(let diagnostics):
      let errors = diagnostics.filter { $0.kind == .error }
      // The first errors are the telling ones: later ones often follow from them.
      let findings = errors.prefix(3).map { error in
        Finding(
          "compiler-error", Spelling.harmless(error.message, limit: 400),
          hint: Self.hint(for: error, in: diagnostics).map { Spelling.harmless($0, limit: 600) },
          line: error.line > 0 ? error.line : nil)
      }
      return Verdict(.didNotCompile, maxPoints: maxPoints, findings: findings)
    case .otherType(var error):
      // A probe is named after the learner's type, and its protocol after the learner's: what it lacks, theirs does.
      error.message = error.message.replacing("Probe'", with: "'")
      return Verdict(
        .didNotCompile, maxPoints: maxPoints,
        findings: [
          Finding(
            "other-type", "\(exercise.file) needs \(exercise.need).",
            hint: "The compiler says: \(Spelling.harmless(error.message, limit: 400)). "
              + (Self.requirement(in: error) ?? "Check the name, the labels and that it is not private."))
        ])
    case .needs(let files):
      let names = files.map { "\(folder)/\($0.shownFileName)" }.joined(separator: " and ")
      return Verdict(
        .blocked, maxPoints: maxPoints,
        findings: [
          Finding(
            "blocked", "It uses code from \(names), which does not compile.",
            hint: "Repair that file first, or make \(exercise.file) stand on its own.")
        ])
    case .breaksGiven(let given, let error):
      return Verdict(
        .didNotCompile, maxPoints: maxPoints,
        findings: [
          Finding(
            "breaks-given",
            "Beside \(exercise.file), the given \(given) does not compile: \(Spelling.harmless(error.message, limit: 400))",
            hint: "Does \(exercise.file) declare a name that \(given) or SwiftUI has already? "
              + "Choose another name, or mark it as private.")
        ])
    case .tooMuch(.noTime(let seconds), _):
      return Self.failed(
        "this machine was too busy to compile it within \(seconds) seconds"
      ).verdict(on: exercise, folder: folder)
    case .tooMuch(.unclear(let words), _):
      return Verdict(
        .didNotCompile, maxPoints: maxPoints,
        findings: [
          Finding(
            "compiler-error",
            "The compiler refuses \(exercise.file), and names no line: \(Spelling.harmless(words, limit: 200))",
            hint: "Leave out one part after the other until it is accepted, #sourceLocation and attributes first.")
        ])
    case .tooMuch(let givingUp, let others):
      let beside =
        others.isEmpty ? "" : " with \(others.prefix(3).map(\.shownFileName).joined(separator: ", ")), which it needs"
      return Verdict(
        .didNotCompile, maxPoints: maxPoints,
        findings: [
          Finding(
            "compiler-gave-up",
            "The compiler \(givingUp.words) on \(exercise.file)\(beside): "
              + "an expression or a type is too much for it.",
            hint: "Break long expressions into steps, give constants a type, "
              + "and work out in a loop what a very long list gives.")
        ])
    case .failed(let reason):
      return Verdict(
        .graderError, maxPoints: maxPoints,
        findings: [Finding("grader-error", "This could not be compiled, which may not be your fault: \(reason).")])
    }
  }

  private static func hint(for error: Diagnostic, in diagnostics: [Diagnostic]) -> String? {
    if let requirement = requirement(in: error) ?? AppleModule.hint(for: error.message) { return requirement }
    // The compiler's own advice, to mark the function as mutating, leads away from what the protocols ask for.
    if error.message.contains("'self' is immutable") {
      return "A shape cannot change itself here. Change a copy and return it: var copy = self."
    }
    let note = note(after: error, in: diagnostics)
    guard error.message.hasPrefix("invalid redeclaration of") else { return note }
    let place = note.map { "\($0). " } ?? ""
    return "\(place)All files of a chapter belong together. Mark what only this file needs as private."
  }

  /// Returns what a type must have, where the compiler misses that it is a shape; its own note offers to add stubs.
  private static func requirement(in error: Diagnostic) -> String? {
    guard let match = error.message.wholeMatch(of: #/type '(.+)' does not conform to protocol '(\w+)'/#) else {
      return nil
    }
    switch match.2 {
    case "Shape": return "Write struct \(match.1): Shape, with func path(in rect: CGRect) -> Path, spelled just so."
    case "InsettableShape":
      return "Write struct \(match.1): InsettableShape, with func inset(by amount: CGFloat) -> some InsettableShape, "
        + "not mutating."
    default: return nil
    }
  }

  private static func note(after error: Diagnostic, in diagnostics: [Diagnostic]) -> String? {
    guard let index = diagnostics.firstIndex(of: error), index + 1 < diagnostics.count,
      diagnostics[index + 1].kind == .note
    else { return nil }
    let note = diagnostics[index + 1]
    let file = note.file.isEmpty ? "" : "\(note.file.shownFileName), line \(note.line): "
    return "\(file)\(note.message)"
  }
}
