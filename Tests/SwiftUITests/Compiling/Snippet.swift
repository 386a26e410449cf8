import Testing

/// A few lines of a learner's file, and what the compiler makes of them.
struct Snippet: Sendable, CustomTestStringConvertible {
  /// What the lines show, as a sentence.
  var fact: String

  /// Lines that the compiler takes; they differ from those it refuses only in what the fact is about.
  var accepted: String

  /// Lines that the compiler refuses; nil where the fact is that it takes the others.
  var refused: String?

  /// A part of the compiler's message.
  var reason: String

  /// A part of the warning about the accepted lines, where there is one.
  var warning: String?

  /// The language modes in which the lines are refused; in the others the compiler takes them, if with a warning.
  var modes: [LanguageMode]

  var testDescription: String { fact }

  /// Creates a fact about what the compiler takes in every language mode.
  init(_ fact: String, accepts accepted: String, warns warning: String? = nil) {
    self.fact = fact
    self.accepted = accepted
    self.warning = warning
    reason = ""
    modes = []
  }

  /// Creates a fact about what the compiler refuses.
  init(
    _ fact: String, accepts accepted: String, refuses refused: String, because reason: String,
    in modes: [LanguageMode] = LanguageMode.allCases
  ) {
    self.fact = fact
    self.accepted = accepted
    self.refused = refused
    self.reason = reason
    self.modes = modes
  }
}

/// A language mode in which learners write.
enum LanguageMode: String, CaseIterable, Sendable {
  case swift5 = "5"
  case swift6 = "6"
}
