import Observing
import Testing

@testable import Judging

@Suite struct `A forbidden name` {
  private let judge = Judge(
    Assessment(
      parts: [Part(points: 2, .value { _ in .number(1) })],
      forbidden: [ForbiddenName("AnyShape", "Make it by hand.", hint: "Keep the path in a closure.")]))
  private let right = Observation(answers: [0: .value(.number(1))], ending: .finished)

  @Test(arguments: [
    "\nlet shape: AnyShape", "\nAnyShape(x)", "// fine\nvar a = [AnyShape]()", "\n\"\\(AnyShape.self)\"",
  ])
  func `fails a file that is right otherwise`(_ text: String) throws {
    let verdict = judge.verdict(on: right, source: SourceText(text))
    #expect(verdict.status == .failed)
    #expect(verdict.points == 0)
    let finding = try #require(verdict.findings.first)
    #expect(finding.code == "forbidden-name")
    #expect(finding.line == 2)
  }

  @Test(arguments: ["// AnyShape", "let text = \"AnyShape\"", "struct MyAnyShape {}", "AnyShapes()", "anyShape", ""])
  func `counts in code only, and as a whole word`(_ text: String) {
    let verdict = judge.verdict(on: right, source: SourceText(text))
    #expect(verdict.status == .passed)
    #expect(verdict.points == 2)
  }
}
