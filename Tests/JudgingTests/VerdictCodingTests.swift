import Foundation
import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A verdict written down` {
  private func written(_ verdict: Verdict) throws -> Data {
    let encoder = JSONEncoder.forTravelling
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(verdict)
  }

  /// Compares what is written, since what is not a number equals nothing.
  private func expectRoundTrip(_ verdict: Verdict) throws {
    let data = try written(verdict)
    let read = try JSONDecoder.forTravelling.decode(Verdict.self, from: data)
    #expect(try written(read) == data)
    #expect("\(read)" == "\(verdict)")
  }

  static let odd = [0.1 + 0.2, -0.0, .infinity, -.infinity, .nan, 1e-300, .greatestFiniteMagnitude]

  static let questions: [Question] =
    odd.map { Question(.path(.init(x: $0, y: 0, width: 1, height: $0))) } + [
      Question(.size(.init(width: nil, height: .infinity))),
      Question(.value, given: Given(["n": .nan], texts: ["t": "ä\n"])),
      Question(.scene(Stage(width: 300, height: 600, steps: [.tap(x: 1, y: .nan), .leave])), insets: [5, -2]),
    ]

  static let evidence: [Evidence] =
    questions.map { Evidence(question: $0) }
    + odd.flatMap { number -> [Evidence] in
      let point = Point(number, 3)
      return [
        Evidence(
          question: questions[0], expected: .bounds(.null), actual: .bounds(Box(x: 1, y: number, width: 1, height: 2))),
        Evidence(question: questions[0], expected: .size(Size(number, -1)), actual: .words("a \"b\" \u{1F600} \u{0}")),
        Evidence(
          question: questions[0],
          vertex: VertexReport(number: 1, count: 2, expected: point, actual: nil, actualCount: 3), place: .extra(point)),
        Evidence(question: questions[0], place: .missing(point), steps: 2),
      ]
    } + [
      Evidence(question: questions[0], place: .nothing),
      Evidence(question: questions[0], place: .lifted(strokes: 3, expected: 1)),
    ]

  @Test(arguments: evidence.indices) func `comes back with its evidence`(_ index: Int) throws {
    var finding = Finding("code", "words", severity: .advice, hint: "hint", evidence: Self.evidence[index], line: 3)
    finding.part = "the part"
    try expectRoundTrip(Verdict(.failed, points: 1, maxPoints: 2, findings: [finding], printed: "\u{1B}[2J\r\n"))
  }

  @Test func `comes back with its corners`() throws {
    let rows = Self.odd.flatMap { number in
      [
        CornerTable.Row(expected: Point(number, 1), actual: nil, isRight: false),
        CornerTable.Row(expected: nil, actual: Point(2, number), isRight: true),
      ]
    }
    for status in Verdict.Status.allCases {
      try expectRoundTrip(
        Verdict(status, maxPoints: 3, corners: CornerTable(question: Self.questions[3], rows: rows, omitted: 7)))
    }
  }
}
