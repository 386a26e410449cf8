/// Code that the compiler must refuse, and the reason that it must give.
package struct ExpectedRefusal: Hashable, Sendable {
  /// What a learner is to write, in his words, for instance "an array whose type is [Shape]".
  package var task: String

  /// How the compiler's error must begin; one of these is enough.
  ///
  /// A text that a learner has put into the file himself, as the message of an attribute, never stands at the beginning.
  package var openings: [String]

  /// What the code must hold, white space left out; one of these is enough, and without any everything will do.
  package var spellings: [String]

  /// The groups of the compiler's warnings that count as errors, for instance `ExistentialAny`.
  package var warningsAsErrors: [String]

  package init(_ task: String, openings: [String], spellings: [String] = [], warningsAsErrors: [String] = []) {
    precondition(!openings.isEmpty, "a refusal needs a reason")
    self.task = task
    self.openings = openings
    self.spellings = spellings
    self.warningsAsErrors = warningsAsErrors
  }

  /// Returns whether a message of the compiler gives the reason.
  func isReason(_ message: String) -> Bool { openings.contains { message.hasPrefix($0) } }
}
