import Course
import Judging

/// What came out for one exercise of a submission, and on what it rests.
package struct GradedExercise: Hashable, Sendable, Codable {
  /// The exercise's id.
  package var id: String
  package var verdict: Verdict

  /// What came out for the instructor's secret questions; nil where none were asked.
  package var secret: SecretQuestions.Outcome?

  /// What the verdict rests on.
  package var basis: Basis

  package init(id: String, verdict: Verdict, secret: SecretQuestions.Outcome? = nil, basis: Basis) {
    self.id = id
    self.verdict = verdict
    self.secret = secret
    self.basis = basis
  }

  /// The fingerprints of what a verdict rests on, beside the seed, the secret questions and whether learner code is
  /// contained: while all of that stays, so does the verdict.
  package struct Basis: Hashable, Sendable, Codable {
    /// The file that was judged; nil where none was handed in.
    package var file: Fingerprint?

    /// The other files of the chapter whose code it uses, by their names.
    package var neededFiles: [String: Fingerprint]

    /// What is asked and expected.
    package var expectation: Fingerprint

    /// The compiler, the libraries and the program that judges.
    package var toolchain: Fingerprint

    package init(
      file: Fingerprint?, neededFiles: [String: Fingerprint] = [:], expectation: Fingerprint, toolchain: Fingerprint
    ) {
      self.file = file
      self.neededFiles = neededFiles
      self.expectation = expectation
      self.toolchain = toolchain
    }
  }
}
