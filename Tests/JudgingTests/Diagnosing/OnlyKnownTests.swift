import Geometry
import Observing
import Testing

@testable import Judging

/// Answers that are right wherever every check asks, and nowhere else.
@Suite struct `Answers that are only known` {
  private static let assessment = Assessment(
    parts: [
      Part(points: 1, .region(Figures.flag)),
      Part("the size", points: 1, .size { Size($0.width ?? 10, $0.height ?? 10) }),
      Part("the view", points: 1, .scene { ExpectedScene([.fill(Outline($0.box))]) }),
      Part("the value", points: 1, .value { .number($0["count"]) }),
    ],
    parameters: [Parameters(["count": 5]), Parameters(["count": 6])],
    variation: { Parameters(["count": $0.number(7...40)]) })

  private static let judge = Judge(assessment, seed: 3)

  /// Returns what is found where some answers are those to another question.
  private static func findings(
    exchanging isWrong: (Questionnaire.Entry) -> Bool, for other: (Answer) -> Answer
  ) -> [Finding] {
    var observation = assessment.answers(to: judge.questionnaire)
    for (number, entry) in judge.questionnaire.entries.enumerated() where isWrong(entry) {
      observation.answers[number] = observation.answers[number].map(other)
    }
    return judge.verdict(on: observation).findings
  }

  private static func spoilt(_ answer: Answer) -> Answer {
    switch answer {
    case .path: .path("0.0 0.0 m 7.0 0.0 l 0.0 7.0 l h")
    case .size: .size(width: 1, height: 1)
    case .scene(let scene): .scene(Scene(moments: scene.moments.map { _ in .init(drawing: .init(frame: .null)) }))
    case .value: .value(.number(1))
    default: answer
    }
  }

  @Test func `are told as what they are, part by part`() {
    let findings = Self.findings(
      exchanging: { $0.novelty == .room || $0.part == 3 && $0.novelty != nil }, for: Self.spoilt)
    #expect(
      findings.map(\.code) == [
        "only-known-rectangles", "only-known-proposals", "only-known-spaces", "only-known-values",
      ])
    #expect(findings.allSatisfy { $0.hint != nil && $0.severity == .error })
  }

  @Test func `are told of values too where the rectangles are the usual ones`() {
    let findings = Self.findings(exchanging: { $0.novelty == .values }, for: Self.spoilt)
    #expect(findings.map(\.code) == ["only-known-values", "only-known-values", "only-known-values"])
  }

  @Test func `are not suspected where an answer is wrong that every check asks for`() {
    let findings = Self.findings(
      exchanging: { $0.novelty != nil || $0.setting.box == Rectangles.strip }, for: Self.spoilt)
    #expect(findings.first { $0.part == "the path" }?.code.hasPrefix("only-known") == false)
  }

  @Test func `cost nothing in a rectangle that starts elsewhere, where the origin is not the lesson`() {
    // The same figure, but measured from 0, 0.
    let figure = Figures.flag
    var observation = Self.assessment.answers(to: Self.judge.questionnaire)
    for (number, entry) in Self.judge.questionnaire.entries.enumerated()
    where entry.part == 0 && !entry.isForSurvivalOnly {
      let box = entry.setting.box
      observation.answers[number] = .path(
        figure(entry.setting.moved(to: Box(x: 0, y: 0, width: box.width, height: box.height))).pathText)
    }
    let verdict = Self.judge.verdict(on: observation)
    #expect(verdict.status == .passed)
    #expect(verdict.findings.map(\.code).contains("origin-ignored"))
  }
}
