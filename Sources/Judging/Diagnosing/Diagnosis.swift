import Geometry

/// Turns the trials of one path into findings: at most one error, with its likely cause, and advice.
struct Diagnosis {
  var trials: [Trial]
  var assessment: Assessment
  var source: SourceText?

  /// The line of the learner's file that findings point to.
  var line: Int?

  var findings: [Finding] {
    let wrong = trials.filter { $0.difference != nil }
    let right = trials.filter { $0.difference == nil }
    // Where the origin is not the lesson, a rectangle that lies elsewhere earns advice only.
    let failing = wrong.filter { assessment.isAboutOrigin || !$0.hasOrigin || !keepsItsForm($0) }
    var findings: [Finding] = []
    if !failing.isEmpty {
      findings.append(error(failing, right: right))
    } else if !wrong.isEmpty {
      findings.append(advice(aboutOrigin: wrong, right: right))
    }
    if failing.isEmpty {
      findings += Closing.findings(about: trials, isLesson: assessment.isAboutClosing, line: line)
      findings += Joining.advice(about: trials, line: line)
    }
    return findings
  }

  /// Returns whether an outline has as many lines and curves as one of the learner's other ones.
  ///
  /// So it may stand or stretch wrongly where the rectangle does not start at 0, 0, but not be another figure, or none.
  private func keepsItsForm(_ trial: Trial) -> Bool {
    // The last digit of a sine can add a closing line that is too short to be seen.
    func count(_ trial: Trial) -> Int {
      trial.actual.outline.segments.count { segment in
        segment.definingPoints.contains { $0.distance(to: segment.start) > trial.tolerance / 1000 }
      }
    }
    let others = trials.filter { !$0.hasOrigin && $0.entry.parameters == trial.entry.parameters }
    return others.isEmpty || others.contains { count($0) == count(trial) }
  }

  private func error(_ wrong: [Trial], right: [Trial]) -> Finding {
    let evidence = wrong[0].evidence
    let (code, explanation) = cause(of: wrong, right: right) ?? fallback(wrong[0], evidence)
    return Finding(code, explanation.message, hint: explanation.hint, evidence: evidence, line: line)
  }

  private func advice(aboutOrigin wrong: [Trial], right: [Trial]) -> Finding {
    let known =
      namedMistake(explaining: wrong, right: right)
      ?? [Suspicion.originIgnored, .edgesAsSizes].lazy
      .compactMap { suspicion in suspicion.explain(wrong, right, source).map { (suspicion.code, $0) } }
      .first
    let (code, explanation) =
      known
      ?? (
        "origin-advice",
        Explanation(
          "Right in rectangles that start at 0, 0, but not in one that starts elsewhere.",
          hint: "Measure from rect.minX and rect.minY, and use midX and midY only as places, never as lengths.")
      )
    return Finding(
      code, explanation.message, severity: .advice, hint: explanation.hint, evidence: wrong[0].evidence, line: line)
  }

  /// Returns the mistake that explains all wrong trials: first those of the exercise, then those of any exercise.
  private func cause(of wrong: [Trial], right: [Trial]) -> (String, Explanation)? {
    if let named = namedMistake(explaining: wrong, right: right) { return named }
    if let known = OnlyKnown.cause(of: wrong.map(\.entry), right: right.map(\.entry)) { return known }
    for suspicion in Suspicion.all {
      if let explanation = suspicion.explain(wrong, right, source) { return (suspicion.code, explanation) }
    }
    return nil
  }

  /// Returns the mistake of the exercise's own that explains all wrong trials.
  ///
  /// Nor may it foretell a wrong answer where an ordinary one came right: then the cause is another one. With unusual
  /// values it may, since a learner can have taken care of some of them.
  private func namedMistake(explaining wrong: [Trial], right: [Trial]) -> (String, Explanation)? {
    let code = source?.codeOnly
    let telling = wrong + right.filter { $0.entry.parameters.unusual == nil }
    for mistake in assessment.mistakes {
      guard case .draws(let drawing) = mistake.symptom else { continue }
      if let mention = mistake.mention, let code, !code.contains(mention) { continue }
      if telling.allSatisfy({ $0.draws(drawing($0.setting)) }) {
        return (mistake.code, Explanation(mistake.message, hint: mistake.hint))
      }
    }
    return nil
  }

  private func fallback(_ trial: Trial, _ evidence: Evidence) -> (String, Explanation) {
    if trial.actual.drawsNothing, trial.difference == .nothing {
      return (
        "nothing-drawn",
        Explanation(
          "Nothing is drawn here.",
          hint: source?.codeOnly.contains("guard") == true
            ? "Follow your code with the values of this rectangle: does a guard return the empty path, and why?"
            : "Follow your code with the values of this rectangle: what is 0?")
      )
    }
    guard let vertex = evidence.vertex else {
      return (
        "wrong-outline",
        Explanation(
          "The outline is not the expected one.",
          hint:
            "Compare the curves with the picture at the top of the file: are all there, which way do they bulge, how far?"
        )
      )
    }
    if vertex.actualCount < vertex.count {
      return (
        "missing-vertex",
        Explanation(
          "The outline has \(Self.corners(vertex.actualCount)), but \(vertex.count) are expected.", hint: Self.picture)
      )
    }
    if vertex.actualCount > vertex.count {
      return (
        "extra-vertex",
        Explanation(
          "The outline has \(Self.corners(vertex.actualCount)), but only \(vertex.count) are expected.",
          hint: Self.picture)
      )
    }
    if !trial.expected.segments.contains(where: \.isLine) {
      return (
        "wrong-vertex",
        Explanation(
          "A curve does not end where it should.", hint: "Go round the picture at the top of the file, end by end.")
      )
    }
    return ("wrong-vertex", Explanation("A corner is not where it should be.", hint: Self.picture))
  }

  private static let picture = "Go round the picture at the top of the file, corner by corner."

  private static func corners(_ count: Int) -> String { count == 1 ? "1 corner" : "\(count) corners" }
}
