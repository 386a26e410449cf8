import Judging

extension ClassTally.Cluster.Key {
  /// The codes of findings whose message is the compiler's: one code stands for all that it can say.
  private static let compilerCodes: Set = ["compiler-error", "breaks-given"]

  /// - Parameter place: The place of the exercise in the list.
  init(_ finding: Finding, at place: Int) {
    exercise = place
    code = finding.code
    words = Self.compilerCodes.contains(finding.code) ? finding.message.replacing(#/[0-9]+/#, with: "0") : ""
  }
}
