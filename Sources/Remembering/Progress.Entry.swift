import Course
import Judging

extension Progress {
  /// What is remembered of one exercise.
  package struct Entry: Hashable, Sendable {
    /// The last verdict, with all it rests on.
    package var judgement: Judgement?

    /// How many hints were shown.
    package var hintsShown: Int

    /// How many different contents of the file were judged.
    package var tries: Int

    package init(judgement: Judgement? = nil, hintsShown: Int = 0, tries: Int = 0) {
      self.judgement = judgement
      self.hintsShown = hintsShown
      self.tries = tries
    }
  }

  /// A verdict and the fingerprints of what it rests on: it holds as long as none of them changes.
  package struct Judgement: Hashable, Sendable {
    package var status: Verdict.Status
    package var points: Int

    /// The fingerprint of the learner's file.
    package var file: Fingerprint

    /// The fingerprints of the other files of the chapter that were needed, by their names.
    package var neededFiles: [String: Fingerprint]

    /// The fingerprint of what was asked and expected, of the probe and of the starter.
    package var expectation: Fingerprint

    /// The fingerprint of the compiler and the libraries.
    package var toolchain: Fingerprint

    package init(
      status: Verdict.Status, points: Int, file: Fingerprint, neededFiles: [String: Fingerprint] = [:],
      expectation: Fingerprint, toolchain: Fingerprint
    ) {
      self.status = status
      self.points = points
      self.file = file
      self.neededFiles = neededFiles
      self.expectation = expectation
      self.toolchain = toolchain
    }
  }
}
