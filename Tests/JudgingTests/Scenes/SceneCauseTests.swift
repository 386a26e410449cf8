import Drawing
import Geometry
import Testing

@testable import Judging

private typealias S = SceneSample

/// A view that is wrong in one way.
struct WrongView: CustomTestStringConvertible, Sendable {
  var code: String
  var marks: [Drawing.Mark]
  var expected: [ExpectedMark]
  var frame: Box = SceneSample.space

  /// What the message must say.
  var words: [String] = []

  var testDescription: String { code }
}

extension WrongView {
  private static let circle = S.circle(150, 300, 100)
  private static let inner = S.circle(150, 300, 90)
  private static let square = S.square(50, 200, 200)
  private static let pair: [ExpectedMark] = [
    .fill(square, as: "the square"), .fill(circle, color: .differentFrom(0), as: "the circle"),
  ]

  static let all: [WrongView] = lines + borders + marks + places + inks

  private static let lines = [
    WrongView(
      code: "wrong-line-width", marks: [S.stroke(circle, Stroke(width: 3))],
      expected: [.stroke(circle, width: 5)], words: ["3 points", "5 points"]),
    WrongView(
      code: "wrong-line-width", marks: [S.stroke(circle, Stroke(width: 5.2))], expected: [.stroke(circle, width: 5)]),
    WrongView(
      code: "wrong-line-cap", marks: [S.stroke(S.zigzag, Stroke(width: 10, join: .round))],
      expected: [.stroke(S.zigzag, Stroke(width: 10, cap: .round, join: .round))], words: ["plain", "round"]),
    WrongView(
      code: "wrong-line-join", marks: [S.stroke(S.zigzag, Stroke(width: 10, cap: .round))],
      expected: [.stroke(S.zigzag, Stroke(width: 10, cap: .round, join: .round))], words: ["pointed", "round"]),
    WrongView(
      code: "wrong-dash", marks: [S.stroke(circle, Stroke(width: 5))],
      expected: [.stroke(circle, Stroke(width: 5), dash: [30, 10])], words: ["no dashes"]),
    WrongView(
      code: "wrong-dash", marks: [S.stroke(circle, Stroke(width: 5), dash: [10, 30])],
      expected: [.stroke(circle, Stroke(width: 5), dash: [30, 10])], words: ["[10, 30]", "[30, 10]"]),
    WrongView(
      code: "wrong-dash", marks: [S.stroke(circle, Stroke(width: 5), dash: [30, 10], phase: 7)],
      expected: [.stroke(circle, Stroke(width: 5), dash: [30, 10])], words: ["7 points"]),
    WrongView(
      code: "wrong-line-style", marks: [S.stroke(S.zigzag, Stroke(width: 3))],
      expected: [.stroke(S.zigzag, Stroke(width: 10, cap: .round, join: .round))]),
  ]

  private static let borders = [
    WrongView(
      code: "border-inside", marks: [S.stroke(inner, Stroke(width: 20))], expected: [.stroke(circle, width: 20)]),
    WrongView(
      code: "border-centred", marks: [S.stroke(circle, Stroke(width: 20))], expected: [.stroke(inner, width: 20)]),
    WrongView(code: "filled-not-stroked", marks: [S.fill(circle)], expected: [.stroke(circle, width: 5)]),
    WrongView(code: "stroked-not-filled", marks: [S.stroke(circle, Stroke(width: 1))], expected: [.fill(circle)]),
  ]

  private static let marks = [
    WrongView(
      code: "wrong-order", marks: [S.stroke(circle, Stroke(width: 10)), S.fill(circle, S.blue)],
      expected: [.fill(circle, as: "the fill"), .stroke(circle, width: 10, color: .differentFrom(0))],
      words: ["the fill"]),
    WrongView(
      code: "missing-clip", marks: [S.fill(square)], expected: [.fill(square, clippedTo: circle)]),
    WrongView(
      code: "missing-clip", marks: [S.image("giraffe", in: Box(x: 50, y: 200, width: 200, height: 200))],
      expected: [.image("giraffe", in: Box(x: 50, y: 200, width: 200, height: 200), clippedTo: circle)]),
    WrongView(
      code: "wrong-clip", marks: [S.fill(square, clip: S.circle(150, 300, 60))],
      expected: [.fill(square, clippedTo: circle)]),
    WrongView(code: "wrong-clip", marks: [S.fill(square, clip: circle)], expected: [.fill(square)]),
    WrongView(code: "missing-mark", marks: [S.fill(square)], expected: pair, words: ["the circle"]),
    WrongView(
      code: "extra-mark", marks: [S.fill(circle), S.fill(S.square(0, 0, 20), S.blue)], expected: [.fill(circle)]),
    WrongView(
      code: "wrong-outline", marks: [S.fill(square), S.fill(S.circle(150, 300, 60), S.blue)], expected: pair,
      words: ["The circle"]),
  ]

  private static let places = [
    WrongView(
      code: "shifted", marks: [S.fill(S.circle(153, 290, 100))], expected: [.fill(circle)],
      words: ["3 points too far right", "10 points too far up"]),
    WrongView(
      code: "wrong-size", marks: [S.fill(Outline(Box(x: 0, y: 0, width: 300, height: 100)))], expected: [.fill(square)],
      words: ["300 by 100", "200 by 200"]),
    WrongView(
      code: "wrong-margin",
      marks: [S.fill(Outline(Box(x: 0, y: 0, width: 300, height: 290))), S.fill(S.square(100, 400, 200), S.blue)],
      expected: [
        .fill(Outline(Box(x: 16, y: 16, width: 268, height: 250))),
        .fill(Outline(Box(x: 100, y: 400, width: 184, height: 184))),
      ], words: ["16 points"]),
    WrongView(
      code: "wrong-frame", marks: [S.fill(circle)], expected: [.fill(circle)],
      frame: Box(x: 50, y: 200, width: 200, height: 200), words: ["200 by 200", "300 by 600"]),
  ]

  private static let inks = [
    WrongView(code: "nothing-drawn", marks: [], expected: [.fill(circle)]),
    WrongView(
      code: "wrong-color", marks: [S.fill(circle)],
      expected: [.fill(circle, color: .named("yellow"), as: "the background")],
      words: ["The background", ".yellow"]),
    WrongView(
      code: "same-color", marks: [S.fill(square), S.fill(circle)], expected: pair, words: ["The circle", "the square"]),
    WrongView(
      code: "wrong-text", marks: [S.text("Ho", in: S.space)], expected: [.text("Hi")], words: ["\"Hi\"", "\"Ho\""]),
    WrongView(
      code: "wrong-text", marks: [S.text("Hi", in: S.space), S.text("Ho", in: S.space)], expected: [.text("Hi")]),
    WrongView(
      code: "text-elsewhere", marks: [S.text("Hi", in: Box(x: 0, y: 0, width: 20, height: 20))],
      expected: [.text("Hi", in: Box(x: 140, y: 290, width: 20, height: 20))]),
    WrongView(
      code: "wrong-image", marks: [S.image("lion", in: S.space)], expected: [.image("giraffe", in: S.space)],
      words: ["\"lion\"", "\"giraffe\""]),
    WrongView(code: "wrong-image", marks: [S.fill(Outline(S.space))], expected: [.image("giraffe", in: S.space)]),
  ]
}

@Suite struct `The cause of a wrong view` {
  @Test(arguments: WrongView.all)
  func `is told`(_ view: WrongView) throws {
    let verdict = S.verdict(on: view.marks, expecting: view.expected, frame: view.frame)
    #expect(verdict.status == .failed)
    #expect(verdict.points == 0)
    let finding = try #require(verdict.findings.first)
    #expect(finding.code == view.code)
    for words in view.words { #expect(finding.message.contains(words), "\(finding.message)") }
  }

  @Test(arguments: WrongView.all)
  func `is not told of a right view`(_ view: WrongView) {
    let assessment = Assessment(
      parts: [Part(points: 1, .scene(Staging(in: [S.space])) { _ in ExpectedScene(view.expected, frame: S.space) })])
    #expect(Judge(assessment).verdict(on: assessment.answers()).status == .passed)
  }

  @Test func `is a mistake of the exercise's own before any other`() {
    let circle = S.circle(150, 300, 100)
    let mistake = Mistake(
      "no-line", "Only the disc is there.", hint: "Stroke it too.",
      .shows { _ in
        ExpectedScene([.fill(circle)], frame: S.space)
      })
    let told = S.verdict(
      on: [S.fill(circle, S.yellow)], expecting: [.fill(circle), .stroke(circle, width: 10, color: .differentFrom(0))],
      mistakes: [mistake])
    #expect(told.findings.map(\.code) == ["no-line"])
  }
}
