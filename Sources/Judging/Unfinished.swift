import Observing

/// Verdicts on runs that did not come to an end, or whose answers cannot be believed.
enum Unfinished {
  /// Returns the verdict on a run that did not finish, or nil where all answers came.
  ///
  /// - Parameter line: The line of the learner's file that findings point to.
  static func verdict(
    on observation: Observation, questionnaire: Questionnaire, maxPoints: Int, line: Int?
  ) -> Verdict? {
    let count = questionnaire.entries.count
    let question = observation.firstUnanswered(of: count).map { questionnaire.entries[$0].question }
    guard let (status, explained) = explain(observation, question: question) else { return nil }
    var finding = explained
    finding.line = line
    return Verdict(status, maxPoints: maxPoints, findings: [finding], printed: observation.printed)
  }

  private static func explain(_ observation: Observation, question: Question?) -> (Verdict.Status, Finding)? {
    let evidence = question.map { Evidence(question: $0) }
    switch observation.ending {
    case .finished:
      guard question != nil else { return nil }
      return (
        .failed,
        Finding("missing-answer", "An answer did not come.", evidence: evidence)
      )
    case .endedEarly(let status):
      return (
        .failed,
        Finding(
          "ended-early", "The program ended itself with status \(status), before everything was asked.",
          hint: "Is there a call of exit()? A shape only returns its path, a view only its body.", evidence: evidence)
      )
    case .crashed(let signal):
      return (.crashed, crash(signal: signal, lastWords: observation.lastWords, evidence: evidence))
    case .timedOut:
      return (
        .timedOut,
        Finding(
          "timed-out", "The code did not come to an end.",
          hint: "Does a loop ever end? Check that what its condition looks at changes in each round.",
          evidence: evidence)
      )
    case .exceededOutput:
      return (
        .outputLimit,
        Finding(
          "output-limit", "The code printed or drew more than can be taken.",
          hint: "Is there a print or an addLine in a loop that runs too often?", evidence: evidence)
      )
    case .exceededMemory:
      return (
        .memoryLimit,
        Finding(
          "memory-limit", "The code used more memory than it may.",
          hint: "Does an array grow in a loop that runs too often?", evidence: evidence)
      )
    case .contradictedItself(let reason):
      return (.failed, Finding("contradiction", "The answers cannot be used: \(reason)."))
    case .notRun(let reason):
      return (
        .graderError,
        Finding("grader-error", "This could not be judged, which is not your fault: \(reason).")
      )
    }
  }

  private static func crash(signal: Int, lastWords: String?, evidence: Evidence?) -> Finding {
    // 11 is SIGSEGV: with no word of Swift's own before it, that is a stack that ran over.
    if signal == 11, lastWords == nil {
      return Finding(
        "crashed", "The code stopped: most likely it called itself without an end.",
        hint: "Does \(Self.asked(evidence?.question)) call itself, or another function that calls it back?",
        evidence: evidence)
    }
    // The wording is that of SwiftUI where a view asks for an object that nobody handed in.
    if let lastWords, lastWords.contains("No ObservableObject of type") {
      return Finding(
        "missing-object", "The code stopped: \(lastWords)",
        hint:
          "The view asks for an object of a type that was not handed in. Is it the type that the exercise names, and "
          + "does environmentObject stand around the view that asks?", evidence: evidence)
    }
    return Finding(
      "crashed", "The code stopped: \(lastWords ?? "it did what Swift does not allow (signal \(signal))").",
      hint: "Look for a number too large for Int, or not a number at all, an index outside of an array, a nil that is "
        + "unwrapped, a range whose end lies below its start, a stride by 0, or a division by 0.",
      evidence: evidence)
  }

  /// What is called first to answer a question.
  private static func asked(_ question: Question?) -> String {
    switch question?.subject {
    case .scene: "body"
    case .value: "the function"
    case .path, .size, nil: "path(in:)"
    }
  }
}
