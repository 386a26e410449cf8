import Judging

/// How the result of one exercise of a student would change, or has changed, and why.
package struct GradeChange: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// The file is another one.
    case file
    /// A file that the exercise uses is another one.
    case neededFile(String)
    /// What is asked and expected has changed.
    case expectation
    /// The compiler, the libraries or the workbook's own program have changed.
    case toolchain
    /// The instructor's secret questions have changed.
    case secret
    /// The learner's code was contained by other means.
    case containment
    /// It could not be judged before.
    case unjudged
    /// The student has handed in for the first time.
    case newStudent
    /// The student's work is no longer there.
    case studentGone
    /// It was asked for by name, and nothing else has changed.
    case regraded
  }

  /// A result in short.
  package struct Grade: Sendable, Hashable {
    package var status: Verdict.Status
    package var points: Int

    package init(status: Verdict.Status, points: Int) {
      self.status = status
      self.points = points
    }
  }

  /// The student's id and name.
  package var id: String
  package var name: String

  /// The exercise's id.
  package var exercise: String
  package var maxPoints: Int

  /// nil where there was none.
  package var before: Grade?

  /// nil where there is none any more.
  package var after: Grade?
  package var reasons: [Reason]

  /// Whether a file was handed in before and none is now, beside which no other reason counts.
  package var isFileGone: Bool

  package init(
    id: String, name: String, exercise: String, maxPoints: Int, before: Grade?, after: Grade?, reasons: [Reason],
    isFileGone: Bool = false
  ) {
    self.id = id
    self.name = name
    self.exercise = exercise
    self.maxPoints = maxPoints
    self.before = before
    self.after = after
    self.reasons = reasons
    self.isFileGone = isFileGone
  }
}
