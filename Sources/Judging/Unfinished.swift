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
    let evidence = observation.isLastQuestionKnown ? question.map { Evidence(question: $0) } : nil
    switch observation.ending {
    case .finished:
      guard question != nil else { return nil }
      return (
        .failed,
        Finding("missing-answer", "An answer did not come.", evidence: evidence)
      )
    case .unheard:
      return (
        .failed,
        Finding(
          "missing-answer", "The answers could not be given: the descriptor on which they go was closed.",
          hint: "Is there a call of close() or dup2()? A shape only returns its path, a view only its body.",
          evidence: evidence)
      )
    case .endedEarly(let status):
      let way = status == 0 ? "as if all were done" : "with status \(status)"
      return (
        .failed,
        Finding(
          "ended-early", "The program ended itself, \(way), before everything was asked.",
          hint: "Is there a call of exit()? A shape only returns its path, a view only its body.", evidence: evidence)
      )
    case .notLoaded(let reason):
      return (
        .failed,
        Finding(
          "not-loaded", "The code was compiled, but it cannot be run: \(reason).",
          hint:
            "Is something only declared here, with @_silgen_name or @_extern, and written nowhere? Does an attribute "
            + "such as @_cdecl or @section change how the file is loaded? Leave that out.", evidence: evidence)
      )
    case .crashed(let signal):
      return (.crashed, Crash(of: observation, signal: signal).finding(evidence: evidence))
    case .timedOut:
      return (
        .timedOut,
        Finding(
          "timed-out", "The code did not come to an end.",
          hint: "Does a loop ever end? Check that what its condition looks at changes in each round.",
          evidence: evidence)
      )
    case .waited:
      return (
        .timedOut,
        Finding(
          "timed-out", "The code waited until its time was up; it hardly worked.",
          hint: "Does it sleep, wait for a semaphore, a lock or a task, or read what nobody types? Whoever asks gets "
            + "the answer at once.",
          evidence: evidence)
      )
    case .wroteTooLargeFile:
      return (
        .outputLimit,
        Finding(
          "output-limit", "The code wrote a file that is larger than it may be.",
          hint: "Is there a write in a loop that runs too often? Nothing here asks for a file.", evidence: evidence)
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
}
