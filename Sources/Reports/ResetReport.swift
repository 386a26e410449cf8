import Course
import Remembering

/// What was done to bring starters or copies back.
package struct ResetReport: Sendable {
  package var outcomes: [Reset.Outcome]

  /// What was named, as it was typed.
  package var what: String
  package var folder: WorkbookFolder

  package init(_ outcomes: [Reset.Outcome], of what: String, in folder: WorkbookFolder) {
    self.outcomes = outcomes
    self.what = what
    self.folder = folder
  }

  /// The report on starters that were brought back.
  package var textOnStarters: String {
    let done = outcomes.filter { $0.action != .nothing }
    guard !done.isEmpty else { return "There is nothing to reset: the starter is in place.\n" }
    return done.map { outcome in
      "\(outcome.file.title): the \(Self.word(for: outcome.file)) is back in \(folder.relativePath(of: outcome.file)).\n"
        + (outcome.kept.map { "  What was there is kept in \($0).\n" } ?? "")
    }
    .joined() + "`\(Invitation.command) reset \(what) --undo` undoes this.\n"
  }

  /// The report on copies that were brought back.
  package var textOnCopies: String {
    let done = outcomes.filter { $0.action != .nothing }
    guard !done.isEmpty else { return "There is nothing to undo: no other copy was kept.\n" }
    return done.map { outcome in
      let source = if case .copy(let path) = outcome.action { path } else { "the \(Self.word(for: outcome.file))" }
      return "\(outcome.file.title): \(folder.relativePath(of: outcome.file)) is again as in \(source).\n"
        + (outcome.kept.map { "  What was there is kept in \($0).\n" } ?? "")
    }
    .joined()
  }

  private static func word(for file: OriginalFile) -> String { file.isGiven ? "given file" : "starter" }
}
