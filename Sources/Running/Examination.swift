import Course
import Judging

/// What came out for one exercise, and on what it rests.
package struct Examination: Sendable {
  package var exercise: Exercise
  package var verdict: Verdict

  /// The other files of the chapter whose code the exercise uses, by their names, sorted.
  package var neededFiles: [String]

  /// What was judged: the fingerprints of those of the chapter's exercises' files that were read, by their names; nil where
  /// whoever examined does not tell.
  package var files: [String: Fingerprint]?

  /// The names of the other files that were read.
  package var otherFiles: [String]

  /// What came out for the instructor's secret questions; nil where none were asked.
  package var secret: SecretQuestions.Outcome?

  package init(
    exercise: Exercise, verdict: Verdict, neededFiles: [String] = [], files: [String: Fingerprint]? = nil,
    otherFiles: [String] = [], secret: SecretQuestions.Outcome? = nil
  ) {
    self.exercise = exercise
    self.verdict = verdict
    self.neededFiles = neededFiles
    self.files = files
    self.otherFiles = otherFiles
    self.secret = secret
  }
}
