import Judging

extension ClassTally.Cluster.Key {
  /// The codes of findings that stand for many errors, told apart by their messages: most of them the compiler's.
  private static let tellingCodes: Set = ["compiler-error", "breaks-given", "not-plain-text"]

  /// - Parameter place: The place of the exercise in the list.
  init(_ finding: Finding, at place: Int) {
    exercise = place
    code = finding.code
    // Each learner has names and numbers of their own.
    words =
      Self.tellingCodes.contains(finding.code)
      ? finding.message.replacing(#/'[^']*'/#, with: "''").replacing(#/[0-9]+/#, with: "0") : ""
  }
}
