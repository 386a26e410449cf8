import Drawing
import Geometry
import Observing
import Testing

@testable import Judging

private typealias S = SceneSample

@Suite struct `A scene with alternatives` {
  private static func expected(_ y: Double) -> ExpectedScene {
    ExpectedScene([.fill(S.circle(150, y, 50))], frame: S.space)
  }

  private static func verdict(_ y: Double, mistakes: [Mistake] = []) -> Verdict {
    let drawing = Drawing(frame: S.space, marks: [S.fill(S.circle(150, y, 50))])
    return S.verdict(
      on: [Scene.Moment(drawing: drawing)], expecting: expected(100).or(expected(200)).or(expected(300)),
      mistakes: mistakes)
  }

  @Test(arguments: [100.0, 200, 300])
  func `is right where any of them is seen`(_ y: Double) {
    #expect(Self.verdict(y).status == .passed)
  }

  @Test func `is wrong where none of them is seen`() {
    #expect(Self.verdict(150).status == .failed)
  }

  @Test func `lets a mistake have alternatives, too`() {
    let mistake = Mistake(
      "too-low", "Too low.", hint: "Higher.", .shows { _ in Self.expected(400).or(Self.expected(450)) })
    #expect(Self.verdict(450, mistakes: [mistake]).findings.map(\.code) == ["too-low"])
  }

  @Test func `is another expectation with each of them`() {
    let one = Self.expected(100)
    #expect(one.spelled != one.or(Self.expected(200)).spelled)
    #expect(one.or(Self.expected(200)).spelled != one.or(Self.expected(300)).spelled)
  }
}
