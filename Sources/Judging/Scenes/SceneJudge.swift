import Observing

/// Judges what was seen of a view.
struct SceneJudge {
  var expected: @Sendable (Setting) -> ExpectedScene
  var mistakes: [Mistake]
  var source: SourceText?

  /// Returns what is wrong with the scenes, or nil.
  func finding(in answers: [(entry: Questionnaire.Entry, answer: Answer?)]) -> Finding? {
    var trials: [SceneTrial] = []
    for (entry, answer) in answers {
      guard case .scene(let scene)? = answer else {
        return Finding(
          "no-scene", "The answer is not a view.", evidence: Evidence(question: entry.question), line: line)
      }
      trials.append(SceneTrial(entry: entry, expected: expected(entry.setting), actual: scene))
    }
    let wrong = trials.filter { !$0.differences.isEmpty }
    guard let first = wrong.first else { return nil }
    let right = trials.filter { $0.differences.isEmpty }
    let (code, explanation) =
      namedMistake(wrong, right) ?? OnlyKnown.cause(of: wrong.map(\.entry), right: right.map(\.entry))
      ?? SceneSuspicion.cause(of: wrong) ?? SceneSuspicion.fallback(first)
    return Finding(code, explanation.message, hint: explanation.hint, evidence: first.evidence, line: line)
  }

  /// Returns the mistake of the exercise's own that explains all wrong scenes, and foretells no other one.
  private func namedMistake(_ wrong: [SceneTrial], _ right: [SceneTrial]) -> (String, Explanation)? {
    let code = source?.codeOnly
    let telling = wrong + right.filter { $0.entry.parameters.unusual == nil }
    let cause = mistakes.first { mistake in
      guard case .shows(let scene) = mistake.symptom else { return false }
      if let mention = mistake.mention, let code, !code.contains(mention) { return false }
      return telling.allSatisfy { $0.shows(scene($0.entry.setting)) }
    }
    return cause.map { ($0.code, Explanation($0.message, hint: $0.hint)) }
  }

  private var line: Int? { source?.line(with: "var body") ?? source?.line(with: "func ") }
}
