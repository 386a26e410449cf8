import Geometry

/// A mistake that can be made in any exercise about a path, and how to recognise it.
///
/// A suspicion looks at the trials that went wrong and, where it helps, at those that went right. It is sure or
/// silent: a wrong guess about the cause costs a learner more than none.
struct Suspicion: Sendable {
  /// A name that never changes its meaning.
  var code: String

  /// Returns the message and the hint if just this mistake explains the wrong trials.
  var explain: @Sendable (_ wrong: [Trial], _ right: [Trial], _ source: SourceText?) -> Explanation?

  init(
    _ code: String,
    explain: @escaping @Sendable (_ wrong: [Trial], _ right: [Trial], _ source: SourceText?) -> Explanation?
  ) {
    self.code = code
    self.explain = explain
  }

  /// A suspicion that the learner's outline is the expected one moved by a function of the circumstances.
  static func moved(
    _ code: String, _ explanation: Explanation, by transform: @escaping @Sendable (Setting, Point) -> Point
  ) -> Suspicion {
    Suspicion(code) { wrong, _, _ in
      let isExplained = wrong.allSatisfy { trial in
        trial.draws(trial.expected.mapped { transform(trial.setting, $0) })
      }
      return isExplained ? explanation : nil
    }
  }
}

/// A likely cause in the learner's words.
struct Explanation: Sendable {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
