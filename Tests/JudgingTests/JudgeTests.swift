import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A judge` {
  static let judge = Judge(
    Assessment(parts: [Part(points: 2, .region(Figures.flag)), Part("the size", points: 1, .size(square))]))

  static let square: @Sendable (Question.Proposal) -> Size = { proposal in
    let side = min(proposal.width ?? 10, proposal.height ?? 10)
    return Size(side, side)
  }

  /// Returns the right answers, with some changed.
  private func observation(
    ending: Observation.Ending = .finished, lastWords: String? = nil,
    _ change: (Int, Questionnaire.Entry, Answer) -> Answer? = { $2 }
  ) -> Observation {
    var answers: [Int: Answer] = [:]
    for (number, entry) in Self.judge.questionnaire.entries.enumerated() {
      let right: Answer
      switch entry.question.subject {
      case .path: right = .path(entry.isForSurvivalOnly ? "" : Figures.flag(entry.setting).pathText)
      case .size(let proposal):
        right = .size(width: Self.square(proposal).width, height: Self.square(proposal).height)
      case .scene, .value: continue
      }
      answers[number] = change(number, entry, right)
    }
    return Observation(answers: answers, ending: ending, printed: "hello", lastWords: lastWords)
  }

  @Test func `of a view without the object it asks for is told by that`() throws {
    let seen = observation(
      ending: .crashed(signal: 5), lastWords: "No ObservableObject of type CardStore found."
    ) { number, _, right in
      number == 0 ? nil : right
    }
    let verdict = Self.judge.verdict(on: seen)
    #expect(verdict.status == .crashed)
    #expect(verdict.findings.map(\.code) == ["missing-object"])
    #expect(verdict.findings[0].message.contains("CardStore"))
  }

  @Test func `gives all points for right answers`() {
    let verdict = Self.judge.verdict(on: observation())
    #expect(verdict == Verdict(.passed, points: 3, maxPoints: 3, printed: "hello", corners: verdict.corners))
  }

  @Test func `pays each part for itself`() {
    let wrongSize = Self.judge.verdict(
      on: observation { _, entry, right in entry.part == 1 ? .size(width: 1, height: 1) : right })
    #expect(wrongSize.status == .failed)
    #expect(wrongSize.points == 2)
    #expect(wrongSize.findings.map(\.code) == ["wrong-size"])
    let wrongPath = Self.judge.verdict(on: observation { _, entry, right in entry.part == 0 ? .path("") : right })
    #expect(wrongPath.status == .failed)
    #expect(wrongPath.points == 1)
    #expect(wrongPath.findings.map(\.code) == ["empty-path"])
  }

  struct Unfinished: CustomTestStringConvertible {
    var ending: Observation.Ending
    var status: Verdict.Status
    var code: String
    var testDescription: String { "\(ending)" }

    init(_ ending: Observation.Ending, _ status: Verdict.Status, _ code: String) {
      (self.ending, self.status, self.code) = (ending, status, code)
    }
  }

  static let unfinished = [
    Unfinished(.endedEarly(status: 0), .failed, "ended-early"),
    Unfinished(.endedEarly(status: 3), .failed, "ended-early"),
    Unfinished(.crashed(signal: 4), .crashed, "crashed"),
    Unfinished(.crashed(signal: 11), .crashed, "crashed"),
    Unfinished(.timedOut, .timedOut, "timed-out"),
    Unfinished(.waited, .timedOut, "timed-out"),
    Unfinished(.wroteTooLargeFile, .outputLimit, "output-limit"),
    Unfinished(.unheard, .failed, "missing-answer"),
    Unfinished(.notLoaded("undefined symbol: f"), .failed, "not-loaded"),
    Unfinished(.exceededOutput, .outputLimit, "output-limit"),
    Unfinished(.exceededMemory, .memoryLimit, "memory-limit"),
    Unfinished(.contradictedItself("twice"), .failed, "contradiction"),
    Unfinished(.notRun("no room"), .graderError, "grader-error"),
  ]

  @Test(arguments: unfinished)
  func `gives no points for a run that did not finish, even where all answers came`(_ unfinished: Unfinished) throws {
    for isComplete in [true, false] {
      let seen = observation(ending: unfinished.ending) { number, _, right in isComplete || number < 4 ? right : nil }
      let verdict = Self.judge.verdict(on: seen, source: SourceText("\nfunc path(in rect: CGRect)"))
      #expect(verdict.status == unfinished.status)
      #expect(verdict.points == 0)
      #expect(verdict.maxPoints == 3)
      #expect(verdict.printed == "hello")
      let finding = try #require(verdict.findings.first)
      #expect(verdict.findings.count == 1)
      #expect(finding.code == unfinished.code)
      #expect(finding.severity == .error)
    }
  }

  @Test func `names the question at which the program stopped`() throws {
    let seen = observation(ending: .crashed(signal: 4), lastWords: "Index out of range") { number, _, right in
      number < 4 ? right : nil
    }
    let finding = try #require(Self.judge.verdict(on: seen, source: SourceText("\nfunc path(in")).findings.first)
    #expect(finding.message.contains("Index out of range"))
    #expect(finding.evidence?.question == Self.judge.questionnaire.questions[4])
    #expect(finding.line == 2)
  }

  @Test func `does not pass a run that finished with an answer missing`() {
    let verdict = Self.judge.verdict(on: observation { number, _, right in number == 2 ? nil : right })
    #expect(verdict.status == .failed)
    #expect(verdict.findings.map(\.code) == ["missing-answer"])
  }

  @Test(arguments: [
    ("nan 0 m 1 1 l", "not-a-number"), ("0 0 m inf 0 l", "infinite"), ("garbage", "no-path"), ("1 1 l", "no-path"),
    ("0 0 m nan inf l", "not-a-number"),
  ])
  func `calls a number that is none by its name, in a rectangle without area too`(_ text: String, code: String) throws {
    for isSurvival in [false, true] {
      let verdict = Self.judge.verdict(
        on: observation { _, entry, right in
          entry.part == 0 && entry.isForSurvivalOnly == isSurvival ? .path(text) : right
        })
      #expect(verdict.status == .failed)
      #expect(verdict.points == 1)
      #expect(verdict.findings.first?.code == code)
    }
  }

  @Test func `tells a size that is no number, and one that is negative, as they are`() throws {
    let nan = Self.judge.verdict(
      on: observation { _, entry, right in entry.part == 1 ? .size(width: .nan, height: 1) : right })
    #expect(nan.findings.map(\.code) == ["not-a-number"])
    let negative = Self.judge.verdict(
      on: observation { _, entry, right in entry.part == 1 ? .size(width: -5, height: 1) : right })
    #expect(negative.findings.first?.evidence?.actual == .size(Size(-5, 1)))
  }

  @Test func `takes no size for a path and no path for a size`() {
    let verdict = Self.judge.verdict(
      on: observation { _, entry, _ in entry.part == 0 ? .size(width: 1, height: 1) : .path("") })
    #expect(verdict.findings.map(\.code) == ["no-path", "no-size"])
    #expect(verdict.points == 0)
  }

  @Test(arguments: [(0.009, true), (-0.009, true), (0.011, false), (.nan, false), (.infinity, false)])
  func `compares sizes within a hundredth of a point`(_ error: Double, isRight: Bool) {
    let verdict = Self.judge.verdict(
      on: observation { _, entry, right in
        if case .size(let width, let height) = right { .size(width: width, height: height + error) } else { right }
      })
    #expect((verdict.status == .passed) == isRight)
  }

  @Test(arguments: [("", "not-closed"), ("line", "closed-by-line"), ("close", nil)] as [(String, String?)])
  func `fails an outline without closeSubpath only where that is the lesson`(_ end: String, code: String?) {
    for isLesson in [false, true] {
      let judge = Judge(Assessment(parts: [Part(points: 1, .region(Figures.flag))], isAboutClosing: isLesson))
      let answers = judge.questionnaire.entries.enumerated().map { number, entry in
        // The closing line is three words, the close one more.
        let words = Figures.flag(entry.setting).pathText.split(separator: " ")
        let end = end == "line" ? [words[0], words[1], "l"] : end.isEmpty ? [] : words.suffix(4)
        return (number, Answer.path((words.dropLast(4) + end).joined(separator: " ")))
      }
      let verdict = judge.verdict(
        on: Observation(answers: Dictionary(uniqueKeysWithValues: answers), ending: .finished))
      #expect(verdict.findings.map(\.code) == (code.map { [$0] } ?? []))
      #expect(verdict.status == (isLesson && code != nil ? .failed : .passed))
      #expect(verdict.points == (isLesson && code != nil ? 0 : 1))
    }
  }

  @Test(arguments: ["rect.insetBy(dx: 60, dy: 60)", "1 / rect.width"])
  func `puts an infinite edge down to an inset that leaves nothing only where one is made`(_ code: String) throws {
    let judge = Judge(
      Assessment(
        parts: [Part(points: 1, .region { $0.inset > 50 ? Outline() : Figures.flag($0) })],
        parameters: [Parameters([:]), Parameters([:], insets: [60])]))
    let answers = judge.questionnaire.entries.enumerated().map { number, entry in
      (number, Answer.path(entry.setting.inset > 50 ? "inf inf m inf 0 l" : Figures.flag(entry.setting).pathText))
    }
    let verdict = judge.verdict(
      on: Observation(answers: Dictionary(uniqueKeysWithValues: answers), ending: .finished),
      source: SourceText("func path(in rect: CGRect) -> Path { \(code) }"))
    let finding = try #require(verdict.findings.first)
    #expect(finding.code == "infinite")
    #expect(finding.hint?.contains("isNull") == code.contains("insetBy"))
  }

  @Test func `takes what is infinite for right only where it is expected`() {
    let judge = Judge(Assessment(parts: [Part(points: 1, .size { _ in Size(.infinity, 10) })]))
    func status(_ width: Double) -> Verdict.Status {
      let answers = judge.questionnaire.entries.indices.map { ($0, Answer.size(width: width, height: 10)) }
      return judge.verdict(
        on: Observation(answers: Dictionary(uniqueKeysWithValues: answers), ending: .finished)
      ).status
    }
    #expect(status(.infinity) == .passed)
    #expect(status(-.infinity) == .failed)
    #expect(status(1e300) == .failed)
    #expect(status(.nan) == .failed)
  }

  @Test func `knows a mistake about sizes by its name`() {
    let judge = Judge(
      Assessment(
        parts: [Part(points: 1, .size(Self.square))],
        mistakes: [
          Mistake("greedy", "It takes all.", hint: "", .measures { Size($0.width ?? 10, $0.height ?? 10) })
        ]))
    let answers = judge.questionnaire.entries.enumerated().map { number, entry in
      guard case .size(let proposal) = entry.question.subject else { return (number, Answer.path("")) }
      return (number, Answer.size(width: proposal.width ?? 10, height: proposal.height ?? 10))
    }
    let verdict = judge.verdict(
      on: Observation(answers: Dictionary(uniqueKeysWithValues: answers), ending: .finished))
    #expect(verdict.findings.map(\.code) == ["greedy"])
  }
}
