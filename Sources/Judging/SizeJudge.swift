import Observing

/// Judges the sizes that a shape reports for proposals.
struct SizeJudge {
  var expected: @Sendable (Question.Proposal) -> Size
  var mistakes: [Mistake]

  /// How far a side may be off, in points.
  private static let tolerance = 0.01

  /// Returns what is wrong with the sizes, or nil.
  func finding(in sizes: [(entry: Questionnaire.Entry, answer: Answer?)], source: SourceText?) -> Finding? {
    var wrong: [(entry: Questionnaire.Entry, proposal: Question.Proposal, actual: Size)] = []
    var right: [Questionnaire.Entry] = []
    for (entry, answer) in sizes {
      let question = entry.question
      guard case .size(let proposal) = question.subject else { continue }
      guard case .size(let width, let height) = answer else {
        return Finding("no-size", "The answer is not a size.", evidence: Evidence(question: question))
      }
      let size = Size(width, height)
      guard !width.isNaN, !height.isNaN else {
        return Finding(
          "not-a-number", "A side of the reported size is not a number (nan).",
          hint: Judge.hintOnNaN,
          evidence: evidence(question, proposal, size), line: line(source))
      }
      if Self.isSame(size, expected(proposal)) {
        right.append(entry)
      } else {
        wrong.append((entry, proposal, size))
      }
    }
    guard let first = wrong.first else { return nil }
    let cause = mistakes.first { mistake in
      guard case .measures(let size) = mistake.symptom else { return false }
      return wrong.allSatisfy { Self.isSame($0.actual, size($0.proposal)) }
    }
    let (code, explanation) =
      cause.map { ($0.code, Explanation($0.message, hint: $0.hint)) }
      ?? OnlyKnown.cause(of: wrong.map(\.entry), right: right)
      ?? ("wrong-size", Explanation("The reported size is not the expected one."))
    return Finding(
      code, explanation.message, hint: explanation.hint,
      evidence: evidence(first.entry.question, first.proposal, first.actual), line: line(source))
  }

  private func evidence(_ question: Question, _ proposal: Question.Proposal, _ actual: Size) -> Evidence {
    Evidence(question: question, expected: .size(expected(proposal)), actual: .size(actual))
  }

  private func line(_ source: SourceText?) -> Int? {
    source?.line(with: "func sizeThatFits(") ?? source?.line(with: "func path(")
  }

  private static func isSame(_ a: Size, _ b: Size) -> Bool {
    func isClose(_ p: Double, _ q: Double) -> Bool { p == q || abs(p - q) <= tolerance }
    return isClose(a.width, b.width) && isClose(a.height, b.height)
  }
}
