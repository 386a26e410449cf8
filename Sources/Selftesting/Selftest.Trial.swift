import Judging

extension Selftest {
  /// What came out for one hostile submission.
  package struct Trial: Sendable {
    package var submission: HostileSubmission

    /// What it got; nil where it was not judged.
    package var verdict: Verdict?

    /// What is otherwise than it must be.
    package var deviations: [Deviation]

    /// From when to when it was examined, in seconds from the start of the machine.
    package var time: ClosedRange<Double>

    package init(
      _ submission: HostileSubmission, verdict: Verdict? = nil, deviations: [Deviation] = [],
      time: ClosedRange<Double> = 0...0
    ) {
      self.submission = submission
      self.verdict = verdict
      self.deviations = deviations
      self.time = time
    }

    package var isRight: Bool { deviations.isEmpty }

    /// How long it took, in seconds.
    package var seconds: Double { time.upperBound - time.lowerBound }

    /// Compares verdicts with those that there must be.
    mutating func compare(_ verdict: Verdict?, besides other: Verdict?, of neighbour: String) {
      if verdict?.status != submission.status { deviations.append(.status(seen: verdict?.status)) }
      let codes = verdict?.findings.map(\.code) ?? []
      if let finding = submission.finding, !codes.contains(finding) { deviations.append(.finding(seen: codes)) }
      let expected: Verdict.Status = if case .gets(let status, _) = submission.neighbour { status } else { .passed }
      if other?.status != expected {
        deviations.append(.neighbour(neighbour, expected: expected, seen: other?.status))
      }
    }
  }

  /// Something that is otherwise than it must be for one submission.
  package enum Deviation: Sendable, Hashable {
    /// It got another verdict, or none.
    case status(seen: Verdict.Status?)
    /// The verdict has not the finding that it must have, but these.
    case finding(seen: [String])
    /// The honest exercise in the same folder got another verdict than it must get, or none.
    case neighbour(String, expected: Verdict.Status, seen: Verdict.Status?)
    /// It could not be judged at all; with the reason.
    case notJudged(String)
    /// A verdict tells what nobody may know.
    case told(Secret)
  }
}
