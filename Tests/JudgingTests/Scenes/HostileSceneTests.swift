import Drawing
import Foundation
import Geometry
import Observing
import Testing

@testable import Judging

private typealias S = SceneSample

/// A scene that no honest view shows.
struct HostileScene: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var moments: [Scene.Moment]

  init(_ name: String, _ marks: [Drawing.Mark]) {
    self.init(name, moments: [Scene.Moment(drawing: Drawing(frame: SceneSample.space, marks: marks))])
  }

  init(_ name: String, moments: [Scene.Moment]) {
    (testDescription, self.moments) = (name, moments)
  }

  static let all: [HostileScene] = [
    HostileScene("no moments", moments: []),
    HostileScene("no drawing", moments: [Scene.Moment(drawing: nil)]),
    HostileScene("nothing", []),
    HostileScene(
      "a hundred thousand marks",
      (0..<100_000).map { SceneSample.fill(SceneSample.square(Double($0 % 300), Double($0 / 300), 2)) }),
    HostileScene(
      "a hundred thousand texts", (0..<100_000).map { SceneSample.text("\($0)", in: SceneSample.space) }),
    HostileScene("not a number", [SceneSample.fill(SceneSample.circle(.nan, 300, 100))]),
    HostileScene("infinite", [SceneSample.fill(SceneSample.square(0, 0, .infinity))]),
    HostileScene("the greatest numbers", [SceneSample.fill(SceneSample.square(-1e308, -1e308, 1e308))]),
    HostileScene("an infinite line", [SceneSample.stroke(SceneSample.zigzag, Stroke(width: .infinity))]),
    HostileScene("a line of the greatest width", [SceneSample.stroke(SceneSample.zigzag, Stroke(width: 1e300))]),
    HostileScene(
      "the finest dashes", [SceneSample.stroke(SceneSample.zigzag, Stroke(width: 5), dash: [1e-9, 1e-9])]),
    HostileScene(
      "an outline of a hundred thousand lines",
      [
        SceneSample.fill(
          Outline { pen in
            pen.move(0, 0)
            for number in 1..<100_000 { pen.line(Double(number * 7 % 300), Double(number * 11 % 600)) }
          })
      ]),
    HostileScene(
      "clips by the thousand",
      [
        Drawing.Mark(
          .fill(SceneSample.circle(150, 300, 100), .nonZero), paint: SceneSample.red,
          clips: (0..<1000).map { Drawing.Clip(SceneSample.circle(150, 300, 90 + Double($0) / 100)) })
      ]),
    HostileScene(
      "hundreds of shapes through hundreds of others",
      [
        Drawing.Mark(
          .masked(
            (0..<390).map { SceneSample.fill(SceneSample.circle(150, 300, 100 + Double($0) / 1000)) },
            by: (0..<390).map { SceneSample.fill(SceneSample.square(Double($0) / 10, 0, 600)) }))
      ]),
    HostileScene(
      "hundreds of clips for hundreds of shapes",
      [
        Drawing.Mark(
          .layer(
            (0..<190).map { SceneSample.fill(SceneSample.circle(150, 300, 100 + Double($0) / 1000)) }, opacity: 0.9),
          clips: (0..<190).map { Drawing.Clip(SceneSample.square(-Double($0), 0, 900)) })
      ]),
    HostileScene(
      "masks of dashes",
      [
        Drawing.Mark(
          .masked(
            [SceneSample.fill(SceneSample.circle(150, 300, 100))],
            by: (0..<50).map {
              SceneSample.stroke(SceneSample.circle(150, 300, 100 + Double($0)), Stroke(width: 5), dash: [0.02, 0.02])
            }))
      ]),
    HostileScene(
      "a far dot in the same outline",
      [
        SceneSample.fill(SceneSample.circle(150, 300, 100) + SceneSample.square(1e5, 0, 5)),
        SceneSample.stroke(SceneSample.zigzag, Stroke(width: 5), SceneSample.blue),
      ]),
    HostileScene("layers in layers", [nested(200)]),
    HostileScene(
      "an infinite frame",
      moments: [
        Scene.Moment(drawing: Drawing(frame: .null, marks: [SceneSample.fill(SceneSample.circle(150, 300, 100))]))
      ]),
  ]

  private static func nested(_ depth: Int) -> Drawing.Mark {
    var mark = SceneSample.fill(SceneSample.circle(150, 300, 100))
    for _ in 0..<depth {
      mark = Drawing.Mark(.layer([mark, SceneSample.fill(SceneSample.square(0, 0, 9))], opacity: 0.99))
    }
    return mark
  }
}

@Suite(.serialized) struct `A hostile scene` {
  @Test(arguments: HostileScene.all)
  func `fails in good time`(_ scene: HostileScene) {
    let expected = ExpectedScene(
      [.fill(S.circle(150, 300, 100)), .stroke(S.zigzag, width: 5, color: .differentFrom(0))], frame: S.space)
    var verdict: Verdict?
    let time = processorTime { verdict = S.verdict(on: scene.moments, expecting: expected) }
    #expect(verdict?.status == .failed)
    #expect(verdict?.findings.count == 1)
    // Tests are not compiled optimised, but the judge is.
    #expect(time < 1)
  }

  @Test func `is told from a rich one, which is judged in good time, right or wrong`() {
    let cells = (0..<18).map { S.circle(50 + 100 * Double($0 % 3), 50 + 100 * Double($0 / 3), 40) }
    let stroke = Stroke(width: 5, join: .round)
    let right = cells.flatMap { [S.stroke($0, stroke), S.fill($0, S.blue)] }
    let wrong = cells.flatMap { [S.fill($0, S.blue), S.stroke($0, stroke)] }
    let expected: [ExpectedMark] = cells.enumerated().flatMap {
      [ExpectedMark.stroke($1, stroke), .fill($1, color: .differentFrom(2 * $0))]
    }
    var codes: [String?] = []
    let time = processorTime { codes = [right, wrong].map { S.code(of: $0, expecting: expected) } }
    #expect(codes == [nil, "wrong-order"])
    #expect(time < 5)
  }

  @Test func `of the wrong kind fails`() {
    let assessment = Assessment(parts: [Part(points: 1, .scene { _ in ExpectedScene([]) })])
    for answer in [Answer.path(""), .size(width: 1, height: 1), .value(.none), .none] {
      let verdict = Judge(assessment).verdict(on: Observation(answers: [0: answer, 1: answer], ending: .finished))
      #expect(verdict.findings.map(\.code) == ["no-scene"])
    }
  }

  /// Seconds of processor time, which a busy machine does not lengthen.
  /// The processor time of this thread, in seconds: tests beside this one do not count.
  private func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }
}
