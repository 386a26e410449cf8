import Geometry
import Observing

/// Judges the sizes that a shape reports for proposals.
struct SizeJudge {
  var expected: @Sendable (Question.Proposal) -> Size
  var mistakes: [Mistake]

  /// How far a side may be off, in points.
  private static let tolerance = 0.01

  /// Returns what is wrong with the sizes, or nil.
  func finding(in sizes: [(question: Question, answer: Answer?)], source: SourceText?) -> Finding? {
    var wrong: [(question: Question, proposal: Question.Proposal, actual: Size)] = []
    for (question, answer) in sizes {
      guard case .size(let proposal) = question.subject else { continue }
      guard case .size(let width, let height) = answer else {
        return Finding("no-size", "The answer is not a size.", evidence: Evidence(question: question))
      }
      if !Self.isSame(Size(width, height), expected(proposal)) {
        wrong.append((question, proposal, Size(width, height)))
      }
    }
    guard let first = wrong.first else { return nil }
    let cause = mistakes.first { mistake in
      guard case .measures(let size) = mistake.symptom else { return false }
      return wrong.allSatisfy { Self.isSame($0.actual, size($0.proposal)) }
    }
    let wanted = expected(first.proposal)
    return Finding(
      cause?.code ?? "wrong-size", cause?.message ?? "The reported size is not the expected one.", hint: cause?.hint,
      evidence: Evidence(
        question: first.question, expected: Box(x: 0, y: 0, width: wanted.width, height: wanted.height),
        actual: Box(x: 0, y: 0, width: first.actual.width, height: first.actual.height)),
      line: source?.line(with: "func", "sizeThatFits") ?? source?.line(with: "func", "path"))
  }

  private static func isSame(_ a: Size, _ b: Size) -> Bool {
    func isClose(_ p: Double, _ q: Double) -> Bool { p == q || abs(p - q) <= tolerance }
    return isClose(a.width, b.width) && isClose(a.height, b.height)
  }
}
