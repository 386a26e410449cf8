import Observing

/// Judges what is answered to an instructor's secret questions, and tells no more of it than whether all of it was right.
package struct SecretJudge: Sendable {
  /// Judges by the questions that are shown, by the secret ones, and by both together.
  private let open: Judge
  private let secret: Judge
  private let all: Judge

  /// - Parameters:
  ///   - seed: What the questions are drawn from that not every check asks; nil for none of these.
  ///   - questions: The instructor's questions for the exercise.
  package init(_ assessment: Assessment, seed: UInt64? = nil, questions: ExtraQuestions) {
    all = Judge(assessment, questionnaire: Questionnaire(assessment, seed: seed, secret: questions))
    open = Judge(assessment, questionnaire: all.questionnaire.limited(toSecret: false))
    secret = Judge(assessment, questionnaire: all.questionnaire.limited(toSecret: true))
  }

  /// The secret questions alone.
  package var questions: [Question] { secret.questionnaire.questions }

  /// Whether the answers that are expected are finite, and right in the judge's own eyes.
  package var isAnswerable: Bool {
    let expected = secret.assessment.answers(to: secret.questionnaire)
    let asked = Set(secret.questionnaire.entries.map(\.part))
    return secret.wrongParts(in: expected).isDisjoint(with: asked)
  }

  /// Returns a verdict that takes the secret questions into account, and what came out for them.
  ///
  /// Of the run that answered them nothing else is told: not what it printed, nor how it ended.
  ///
  /// - Parameters:
  ///   - verdict: The verdict on the run that answered the other questions.
  ///   - seen: What was seen of that run.
  ///   - answered: What was seen of the run that answered the secret questions.
  package func judged(
    _ verdict: Verdict, on seen: Observation, and answered: Observation
  ) -> (verdict: Verdict, outcome: SecretQuestions.Outcome?) {
    let count = questions.count
    guard count > 0 else { return (verdict, nil) }
    let unfinished = Unfinished.verdict(
      on: answered, questionnaire: secret.questionnaire, maxPoints: verdict.maxPoints, line: nil)
    if unfinished?.status == .graderError {
      return (Self.failure(of: verdict), nil)
    }
    let asked = Set(secret.questionnaire.entries.map(\.part))
    let wrongBefore = verdict.status == .passed ? [] : open.wrongParts(in: seen)
    var wrong = asked
    if unfinished == nil {
      // A part must be right in one way everywhere. What was wrong before is so together with anything.
      let (alone, together) = (secret.wrongParts(in: answered), all.wrongParts(in: merged(seen, answered)))
      wrong = asked.filter { (wrongBefore.contains($0) ? alone : together).contains($0) }
    }
    var result = verdict
    let new = wrong.subtracting(wrongBefore).sorted()
    if !new.isEmpty {
      result.status = .failed
      result.points -= new.reduce(0) { $0 + all.assessment.parts[$1].points }
      let errorCount = result.findings.count { $0.severity == .error }
      result.findings.insert(finding(about: new, count: count), at: errorCount)
    }
    return (result, SecretQuestions.Outcome(count: count, isPassed: wrong.isEmpty))
  }

  /// Returns the answers to all questions together.
  private func merged(_ seen: Observation, _ answered: Observation) -> Observation {
    var merged = seen
    merged.answers = [:]
    var (openCount, secretCount) = (0, 0)
    for (number, entry) in all.questionnaire.entries.enumerated() {
      if entry.isSecret {
        merged.answers[number] = answered.answers[secretCount]
        secretCount += 1
      } else {
        merged.answers[number] = seen.answers[openCount]
        openCount += 1
      }
    }
    return merged
  }

  private func finding(about parts: [Int], count: Int) -> Finding {
    let others =
      count == 1
      ? "not the further one that your instructor asks, which is not shown"
      : "not all of the \(count) further ones that your instructor asks, which are not shown"
    var finding = Finding(
      "secret-questions", "The questions of every check are answered right, but \(others).",
      hint: "Any rectangle and any values can be asked for. Does each coordinate come from rect, or is a size, a count "
        + "or an angle taken for granted?")
    if parts.count == 1, all.assessment.parts.count > 1 { finding.part = all.assessment.parts[parts[0]].title }
    return finding
  }

  /// Returns that it could not be judged, without the reason: a run that knows the questions had a part in it.
  private static func failure(of verdict: Verdict) -> Verdict {
    Verdict(
      .graderError, maxPoints: verdict.maxPoints,
      findings: [
        Finding(
          "grader-error",
          "This could not be judged, which is not your fault: the instructor's further questions could not be asked.")
      ], printed: verdict.printed, corners: verdict.corners)
  }
}
