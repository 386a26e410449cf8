import Observing

/// Judges what a function or a property gave.
struct ValueJudge {
  var expected: @Sendable (Setting) -> Value
  var mistakes: [Mistake]
  var source: SourceText?

  /// One question with its answer.
  struct Trial {
    var entry: Questionnaire.Entry
    var expected: Value
    var actual: Value
    var difference: ValueDifference?

    func gives(_ other: Value) -> Bool { ValueComparison.difference(of: actual, from: other) == nil }
  }

  /// Returns what is wrong with the answers, or nil.
  func finding(in answers: [(entry: Questionnaire.Entry, answer: Answer?)]) -> Finding? {
    var trials: [Trial] = []
    for (entry, answer) in answers {
      guard case .value(let value)? = answer else {
        return Finding(
          "no-value", "The answer is not a value.", evidence: Evidence(question: entry.question), line: line)
      }
      let wanted = expected(entry.setting)
      trials.append(
        Trial(
          entry: entry, expected: wanted, actual: value,
          difference: ValueComparison.difference(of: value, from: wanted)))
    }
    let wrong = trials.filter { $0.difference != nil }
    guard let first = wrong.first else { return nil }
    let right = trials.filter { $0.difference == nil }
    let evidence = Evidence(
      question: first.entry.question, expected: .words(Spelling.text(first.expected)),
      actual: .words(Spelling.text(first.actual)))
    let (code, explanation) =
      namedMistake(wrong, right) ?? OnlyKnown.cause(of: wrong.map(\.entry), right: right.map(\.entry))
      ?? ValueSuspicion.cause(of: wrong, right: right) ?? ValueSuspicion.fallback(first)
    return Finding(code, explanation.message, hint: explanation.hint, evidence: evidence, line: line)
  }

  /// Returns the mistake of the exercise's own that explains all wrong answers, and foretells no other one.
  private func namedMistake(_ wrong: [Trial], _ right: [Trial]) -> (String, Explanation)? {
    let code = source?.codeOnly
    let telling = wrong + right.filter { $0.entry.parameters.unusual == nil }
    let cause = mistakes.first { mistake in
      guard case .answers(let value) = mistake.symptom else { return false }
      if let mention = mistake.mention, let code, !code.contains(mention) { return false }
      return telling.allSatisfy { $0.gives(value($0.entry.setting)) }
    }
    return cause.map { ($0.code, Explanation($0.message, hint: $0.hint)) }
  }

  private var line: Int? { source?.line(with: "func ") ?? source?.line(with: "var ") }
}
