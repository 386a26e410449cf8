import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A value` {
  private static let square = Outline(Box(x: 0, y: 0, width: 10, height: 10)).pathText

  static let equal: [(expected: Value, actual: Value)] = [
    (.none, .none), (.flag(true), .flag(true)), (.text("a"), .text("a")), (.number(1), .number(1.0099)),
    (.number(1000), .number(1000.9)), (.number(.infinity), .number(.infinity)),
    (.size(width: 100, height: 0), .size(width: 100.1, height: 0.1)),
    (.rectangle(x: 0, y: 0, width: 10, height: 10), .rectangle(x: 10, y: 10, width: -10, height: -10)),
    (.nullRectangle, .nullRectangle), (.list([]), .list([])), (.list([.number(1)]), .list([.number(1.001)])),
    (.record(["a": .none]), .record(["a": .none, "b": .flag(true)])),
    (.path(square), .path("10 10 m 0 10 l 0 0 l 5 0 l 10 0 l h")), (.path(""), .path("1 1 m")),
  ]

  static let different: [(expected: Value, actual: Value)] = [
    (.none, .number(0)), (.flag(true), .flag(false)), (.text("a"), .text("A")), (.number(1), .number(1.02)),
    (.number(1), .number(.nan)), (.number(1), .flag(true)), (.number(1), .number(.infinity)),
    (.nullRectangle, .rectangle(x: 0, y: 0, width: 0, height: 0)),
    (.rectangle(x: 0, y: 0, width: 10, height: 10), .rectangle(x: 0, y: 0, width: 10, height: 10.1)),
    (.rectangle(x: 0, y: 0, width: 10, height: 10), .rectangle(x: 0, y: .nan, width: 10, height: 10)),
    (.list([.number(1)]), .list([.number(1), .number(1)])),
    (.list([.number(1), .number(2)]), .list([.number(2), .number(1)])),
    (.record(["a": .flag(true)]), .record([:])), (.path(square), .path("")), (.path(square), .path("nonsense")),
    (.path(square), .path("nan 0 m 1 1 l")), (.path(""), .path(square)), (.size(width: 1, height: 2), .number(1)),
  ]

  @Test(arguments: equal.indices)
  func `is right where it means the same`(_ index: Int) {
    #expect(ValueComparison.difference(of: Self.equal[index].actual, from: Self.equal[index].expected) == nil)
  }

  @Test(arguments: different.indices)
  func `is wrong where it means something else`(_ index: Int) {
    #expect(ValueComparison.difference(of: Self.different[index].actual, from: Self.different[index].expected) != nil)
  }

  private static func verdict(
    on answers: [Value], expecting expected: [Value], unusual: String? = nil, mistakes: [Mistake] = []
  ) -> Verdict {
    let parameters = expected.indices.map { Parameters(["n": Double($0)], unusual: $0 > 0 ? unusual : nil) }
    let assessment = Assessment(
      parts: [Part("the answer", points: 2, .value { expected[Int($0["n"])] })], parameters: parameters,
      mistakes: mistakes)
    let pairs = answers.enumerated().map { ($0, Answer.value($1)) }
    return Judge(assessment).verdict(
      on: Observation(answers: Dictionary(uniqueKeysWithValues: pairs), ending: .finished),
      source: SourceText("\nfunc widest() {}"))
  }

  @Test func `that is right passes`() {
    let verdict = Self.verdict(on: [.number(1), .none], expecting: [.number(1), .none])
    #expect(verdict.status == .passed)
    #expect(verdict.points == 2)
  }

  static let causes: [(code: String, expected: Value, actual: Value)] = [
    ("not-a-number", .number(1), .list([.number(.nan)])),
    ("zero-for-null", .nullRectangle, .rectangle(x: 0, y: 0, width: 0, height: 0)),
    ("value-for-nil", .none, .number(1)), ("nil-for-value", .number(1), .none),
    ("reversed", .list([.number(1), .number(2)]), .list([.number(2), .number(1)])),
    ("wrong-count", .list([.number(1), .number(2)]), .list([.number(1)])),
    ("wrong-value", .number(1), .number(2)),
    ("wrong-value", .list([.number(1), .number(2)]), .list([.number(1), .number(3)])),
  ]

  @Test(arguments: causes.indices)
  func `that is wrong has its cause told`(_ index: Int) throws {
    let (code, expected, actual) = Self.causes[index]
    let finding = try #require(Self.verdict(on: [actual], expecting: [expected]).findings.first)
    #expect(finding.code == code)
    #expect(finding.line == 2)
    #expect(finding.evidence?.expected == .words(Spelling.text(expected)))
    #expect(finding.evidence?.actual == .words(Spelling.text(actual)))
  }

  @Test func `that is wrong in one element has its number told`() throws {
    let verdict = Self.verdict(
      on: [.list([.number(1), .number(3)])], expecting: [.list([.number(1), .number(2)])])
    #expect(try #require(verdict.findings.first).message.contains("element 2: 3 instead of 2"))
  }

  @Test func `that is wrong for unusual values only is told so`() {
    let verdict = Self.verdict(
      on: [.number(1), .number(9)], expecting: [.number(1), .number(2)], unusual: "an empty list")
    #expect(verdict.findings.map(\.code) == ["unusual-values"])
  }

  @Test func `has mistakes of the exercise's own told first`() {
    let mistake = Mistake("first-of-equals", "It is the last one.", hint: "", .answers { .number($0["n"] + 5) })
    func codes(_ answers: [Value]) -> [String] {
      Self.verdict(on: answers, expecting: [.number(1), .number(2)], mistakes: [mistake]).findings.map(\.code)
    }
    #expect(codes([.number(5), .number(6)]) == ["first-of-equals"])
    #expect(codes([.number(5), .number(7)]) == ["wrong-value"])
    #expect(codes([.number(5), .number(2)]) == ["wrong-value"])
  }

  @Test func `of another kind of answer fails`() {
    let judge = Judge(Assessment(parts: [Part(points: 1, .value { _ in .none })]))
    let verdict = judge.verdict(on: Observation(answers: [0: .none], ending: .finished))
    #expect(verdict.findings.map(\.code) == ["no-value"])
  }
}
