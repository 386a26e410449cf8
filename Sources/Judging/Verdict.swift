import Geometry
import Observing

/// What was found out about one exercise.
package struct Verdict: Hashable, Sendable, Codable {
  /// How an exercise stands.
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    case passed, failed, notStarted, didNotCompile, crashed, timedOut, outputLimit, memoryLimit, blocked, graderError
  }

  package var status: Status
  package var points: Int
  package var maxPoints: Int

  /// What was found, errors before advice.
  package var findings: [Finding]

  /// The head and the tail of what the learner's code printed.
  package var printed: String

  /// The corners of the learner's outline beside the expected ones; nil for a view, a value, or where none came.
  package var corners: CornerTable?

  package init(
    _ status: Status, points: Int = 0, maxPoints: Int, findings: [Finding] = [], printed: String = "",
    corners: CornerTable? = nil
  ) {
    self.status = status
    self.points = points
    self.maxPoints = maxPoints
    self.findings = findings
    self.printed = printed
    self.corners = corners
  }
}

/// One thing found in a learner's work.
package struct Finding: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable {
    /// Wrong: the exercise fails.
    case error
    /// Worth knowing: costs nothing.
    case advice
  }

  /// A name that never changes its meaning, for instance `arc-direction`.
  package var code: String
  package var severity: Severity

  /// What was seen and what it means, in the learner's words.
  package var message: String

  /// What to try next.
  package var hint: String?

  /// Where it was seen.
  package var evidence: Evidence?

  /// The line in the learner's file, counted from 1.
  package var line: Int?

  /// The part of the exercise that it is about, where there are several.
  package var part: String?

  package init(
    _ code: String, _ message: String, severity: Severity = .error, hint: String? = nil, evidence: Evidence? = nil,
    line: Int? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.evidence = evidence
    self.line = line
  }
}
