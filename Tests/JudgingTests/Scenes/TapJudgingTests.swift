import Drawing
import Geometry
import Observing
import Testing

@testable import Judging

private typealias S = SceneSample

@Suite struct `What taps do` {
  private static let circle = S.circle(150, 300, 100)
  private static let taps: [ExpectedTap] = [
    .taken(Point(150, 300), "the middle"), .ignored(Point(55, 205), "the corner beside the circle"),
  ]
  private static let expected = ExpectedScene([.fill(circle)], taps: taps, readings: ["isOn": .flag(false)])
    .then(readings: ["isOn": .flag(true), "dismissals": .number(1)])

  private static func verdict(_ area: Outline?, isOn: Bool = true, dismissals: Int? = 1, count: Int = 2) -> Verdict {
    let areas = area.map { [Drawing.TapArea($0, action: 0)] } ?? []
    let drawing = Drawing(frame: S.space, marks: [S.fill(circle)], tapAreas: areas)
    var later: [String: Value] = ["isOn": .flag(isOn), "more": .number(.nan)]
    later["dismissals"] = dismissals.map { .number(Double($0)) }
    let moments = [
      Scene.Moment(drawing: drawing, readings: ["isOn": .flag(false)]), Scene.Moment(drawing: nil, readings: later),
    ]
    return S.verdict(on: Array(moments.prefix(count)), expecting: expected, steps: [.tap(Point(150, 300))])
  }

  @Test func `is right where places and readings are as expected`() {
    #expect(Self.verdict(Self.circle).status == .passed)
  }

  @Test func `is told by its cause`() throws {
    func finding(_ verdict: Verdict) throws -> Finding { try #require(verdict.findings.first) }
    #expect(try finding(Self.verdict(nil)).code == "nothing-to-tap")
    let tooLarge = try finding(Self.verdict(S.square(50, 200, 200)))
    #expect(tooLarge.code == "tap-area-too-large")
    #expect(tooLarge.message.contains("the corner beside the circle"))
    #expect(try finding(Self.verdict(S.square(0, 0, 20))).code == "tap-area-too-small")
    let unchanged = try finding(Self.verdict(Self.circle, isOn: false))
    #expect(unchanged.code == "state-unchanged")
    #expect(unchanged.message.contains("isOn is still false"))
    #expect(unchanged.evidence?.steps == 1)
    #expect(try finding(Self.verdict(Self.circle, dismissals: nil)).code == "not-dismissed")
    #expect(try finding(Self.verdict(Self.circle, dismissals: 2)).code == "not-dismissed")
    #expect(try finding(Self.verdict(Self.circle, count: 1)).code == "missing-moment")
    #expect(try finding(Self.verdict(Self.circle, count: 0)).code == "missing-moment")
  }

  @Test func `is asked and answered by the exercise itself`() {
    let assessment = Assessment(
      parts: [Part(points: 1, .scene(Staging(steps: { [.tap($0.center), .leave] })) { _ in Self.expected })])
    let judge = Judge(assessment)
    #expect(judge.questionnaire.entries.map(\.setting.box) == Staging.boxes)
    #expect(
      judge.questionnaire.questions[1].subject
        == .scene(Stage(width: 600, height: 300, steps: [.tap(x: 300, y: 150), .leave])))
    #expect(judge.verdict(on: assessment.answers()).status == .passed)
  }
}
