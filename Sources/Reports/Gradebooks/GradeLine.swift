import Grading
import Judging

/// What came out for one submission, in one line.
package struct GradeLine: Sendable {
  package var graded: GradedSubmission

  /// Whether nothing had to be judged for it.
  package var isUnchanged: Bool

  package init(_ graded: GradedSubmission, isUnchanged: Bool) {
    self.graded = graded
    self.isUnchanged = isUnchanged
  }

  /// - Parameter nameWidth: How many columns the names take.
  package func text(nameWidth: Int, _ appearance: Appearance) -> String {
    let name = Self.name(graded.submission.name, id: graded.submission.id).padded(to: nameWidth)
    let isComplete = graded.unjudged.isEmpty
    let points = Wording.points(graded.points, of: graded.maxPoints) + (isComplete ? "" : " so far")
    let untaken = UntakenWords(graded).text
    let marks =
      (graded.submission.isLate ? ["late"] : []) + (isUnchanged ? ["unchanged"] : []) + (untaken.map { [$0] } ?? [])
    let line = "\(name)  \(points): \((counts + marks).joined(separator: ", "))"
    return (isComplete ? line : appearance.painted(line, .yellow)) + "\n"
  }

  /// Returns a student's name as it is told on a terminal, with the id where that is another.
  package static func name(_ name: String, id: String) -> String {
    let name = Spelling.harmless(name, limit: 60)
    let id = Spelling.harmless(id, limit: 60)
    return name == id ? name : "\(name) (\(id))"
  }

  private var counts: [String] {
    Verdict.Status.allCases.compactMap { status in
      let count = graded.exercises.count { $0.verdict.status == status }
      return count == 0 ? nil : "\(count) \(Self.word(status))"
    }
  }

  private static func word(_ status: Verdict.Status) -> String {
    switch status {
    case .didNotCompile: "did not compile"
    case .outputLimit: "with too much output"
    case .memoryLimit: "with too much memory"
    case .blocked: "blocked"
    case .passed, .failed, .notStarted, .crashed, .timedOut, .graderError: Wording.text(status)
    }
  }
}
