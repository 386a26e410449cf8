import Geometry
import Observing

/// Compares what was observed with what is expected, and says what is wrong.
///
/// No learner code runs here. The judge sees answers as data and the learner's file as text.
package struct Judge: Sendable {
  /// The number of the rules by which is judged; it grows when the same answers can get another verdict.
  package static let rules = 2

  package var assessment: Assessment
  package var questionnaire: Questionnaire

  package init(_ assessment: Assessment, questionnaire: Questionnaire) {
    self.assessment = assessment
    self.questionnaire = questionnaire
  }

  /// - Parameter seed: What the questions are drawn from that not every check asks; nil for none of these.
  package init(_ assessment: Assessment, seed: UInt64? = nil) {
    self.init(assessment, questionnaire: Questionnaire(assessment, seed: seed))
  }

  /// Returns the verdict on an observation.
  ///
  /// - Parameter source: The learner's file, used to find forbidden names, to word a finding and to name a line.
  package func verdict(on observation: Observation, source: SourceText? = nil) -> Verdict {
    let maxPoints = assessment.maxPoints
    let line = source?.line(with: "func path(") ?? source?.line(with: "var body") ?? source?.line(with: "func ")
    if let unfinished = Unfinished.verdict(
      on: observation, questionnaire: questionnaire, maxPoints: maxPoints, line: line)
    {
      return unfinished
    }
    let found = findingsByPart(observation, source: source)
    let wrongParts = Self.wrongParts(found)
    let forbidden = source.map(forbiddenNames) ?? []
    let findings =
      forbidden
      + zip(assessment.parts, found).flatMap { part, found in
        found.map { finding in
          var finding = finding
          finding.part = assessment.parts.count > 1 ? part.title : nil
          return finding
        }
      }
    let errors = findings.filter { $0.severity == .error }
    // What could not be found out is no mistake, but neither is it right.
    let isBlocked = errors.allSatisfy { $0.code == RefusalJudge.blocked }
    return Verdict(
      errors.isEmpty ? .passed : isBlocked ? .blocked : .failed,
      points: forbidden.isEmpty ? points(withoutParts: wrongParts) : 0, maxPoints: maxPoints,
      findings: errors + findings.filter { $0.severity == .advice }, printed: observation.printed,
      corners: corners(in: observation, errors: errors, wrongParts: wrongParts))
  }

  /// Returns the positions of the parts that are not answered right in a run that came to its end.
  func wrongParts(in observation: Observation) -> Set<Int> {
    Self.wrongParts(findingsByPart(observation, source: nil))
  }

  private static func wrongParts(_ findings: [[Finding]]) -> Set<Int> {
    Set(findings.indices.filter { findings[$0].contains { $0.severity == .error } })
  }

  private func points(withoutParts wrong: Set<Int>) -> Int {
    assessment.parts.enumerated().reduce(0) { $0 + (wrong.contains($1.offset) ? 0 : $1.element.points) }
  }

  /// Returns what is found about each part, in their order.
  private func findingsByPart(_ observation: Observation, source: SourceText?) -> [[Finding]] {
    assessment.parts.enumerated().map { number, part in
      let entries = questionnaire.entries.indices.filter { questionnaire.entries[$0].part == number }
      return findings(about: part, entries: entries, observation: observation, source: source)
    }
  }

  /// Returns an error for each name that must not be used and is.
  private func forbiddenNames(in source: SourceText) -> [Finding] {
    assessment.forbidden.compactMap { forbidden in
      source.line(naming: forbidden.name).map {
        Finding("forbidden-name", forbidden.message, hint: forbidden.hint, line: $0)
      }
    }
  }

  /// Returns what is wrong with a part, or only the advice where one of its alternatives is answered.
  private func findings(
    about part: Part, entries: [Int], observation: Observation, source: SourceText?
  ) -> [Finding] {
    let found = findings(about: part.expectation, entries: entries, observation: observation, source: source)
    guard found.contains(where: { $0.severity == .error }) else { return found }
    let others = part.alternatives.lazy.map {
      findings(about: $0, entries: entries, observation: observation, source: source)
    }
    return others.first { !$0.contains { $0.severity == .error } } ?? found
  }

  private func findings(
    about expectation: Part.Expectation, entries: [Int], observation: Observation, source: SourceText?
  ) -> [Finding] {
    let answers = observation.answers
    switch expectation {
    case .region(let drawing):
      return pathFindings(drawing, mode: .region, entries: entries, answers: answers, source: source)
    case .lines(let drawing):
      return pathFindings(drawing, mode: .lines, entries: entries, answers: answers, source: source)
    case .size(let expected):
      let sizes = entries.map { (questionnaire.entries[$0], answers[$0]) }
      let judge = SizeJudge(expected: expected, mistakes: assessment.mistakes)
      return [judge.finding(in: sizes, source: source)].compactMap(\.self)
    case .scene(_, let expected):
      let judge = SceneJudge(expected: expected, mistakes: assessment.mistakes, source: source)
      return [judge.finding(in: entries.map { (questionnaire.entries[$0], answers[$0]) })].compactMap(\.self)
    case .value(let expected):
      let judge = ValueJudge(expected: expected, mistakes: assessment.mistakes, source: source)
      return [judge.finding(in: entries.map { (questionnaire.entries[$0], answers[$0]) })].compactMap(\.self)
    case .refusal(let expected):
      let judge = RefusalJudge(expected: expected, mistakes: assessment.mistakes)
      let finding = judge.finding(in: observation.compilerAnswer, source: source ?? SourceText(""))
      return [finding].compactMap(\.self)
    }
  }

  private func pathFindings(
    _ drawing: Figure, mode: ComparisonMode, entries: [Int], answers: [Int: Answer], source: SourceText?
  ) -> [Finding] {
    let line = source?.line(with: "func path(")
    let usesInsetBy = source?.codeOnly.contains("insetBy(") ?? false
    var trials: [Trial] = []
    for index in entries {
      let entry = questionnaire.entries[index]
      guard case .path(let text) = answers[index], let path = ObservedPath(text: text) else {
        return [
          Finding(
            "no-path", "The answer is not a path.", evidence: Evidence(question: entry.question), line: line)
        ]
      }
      let expected = drawing(entry.setting)
      guard path.isFinite else {
        let isInsetTooFar = !entry.question.insets.isEmpty && expected.isEmpty && usesInsetBy
        return [Self.notANumber(entry, path: text, hint: isInsetTooFar ? Self.hintOnNull : nil, line: line)]
      }
      if entry.isForSurvivalOnly { continue }
      trials.append(Trial(entry: entry, mode: mode, expected: expected, actual: path))
    }
    let diagnosis = Diagnosis(trials: trials, assessment: assessment, source: source, line: line)
    return diagnosis.findings
  }

  /// Where numbers come from that are none.
  static let hintOnNaN = "nan comes from 0 / 0 and from the square root of a negative number. Which value is 0 here?"

  /// Where infinite edges come from.
  private static let hintOnNull =
    "Where nothing is left of a rectangle, rect.insetBy(dx:dy:) is .null, and its edges are infinite. "
    + "Look at isNull, and return an empty path."

  private static func notANumber(_ entry: Questionnaire.Entry, path: String, hint: String?, line: Int?) -> Finding {
    let isNaN = path.contains("nan")
    return Finding(
      isNaN ? "not-a-number" : "infinite",
      isNaN ? "A coordinate is not a number (nan)." : "A coordinate is infinite.",
      hint: hint ?? (isNaN ? hintOnNaN : "Infinity comes from a division by 0. Which value is 0 here?"),
      evidence: Evidence(question: entry.question), line: line)
  }
}
