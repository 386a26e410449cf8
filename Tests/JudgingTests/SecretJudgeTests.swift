import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `Secret questions` {
  /// A part about a path and one about sizes.
  static let assessment = Assessment(
    parts: [Part(points: 2, .region(Figures.flag)), Part("the size", points: 1, .size { Size($0.width ?? 10, 10) })],
    parameters: [Parameters(["count": 5]), Parameters(["count": 0])])

  static let extra = ExtraQuestions(
    boxes: [Box(x: 0, y: 0, width: 83.25, height: 47.75), Box(x: 61.5, y: 9, width: 110, height: 130)],
    parameters: [Parameters(["count": 3])])

  static let judge = SecretJudge(assessment, seed: 4, questions: extra)
  static let open = Judge(assessment, seed: 4)

  private func answers(
    to questions: [Question], wrong: (Question) -> Bool = { _ in false }
  ) -> [Int: Answer] {
    var answers: [Int: Answer] = [:]
    for (number, question) in questions.enumerated() {
      switch question.subject {
      case .path(let rectangle):
        let box = Box(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
        let figure = wrong(question) ? Figures.square : Figures.flag
        answers[number] = .path(box.width == 0 ? "" : figure(Setting(box: box)).pathText)
      case .size(let proposal):
        answers[number] = .size(width: (proposal.width ?? 10) + (wrong(question) ? 1 : 0), height: 10)
      case .scene, .value: continue
      }
    }
    return answers
  }

  private func judged(
    open wrongBefore: (Question) -> Bool = { _ in false }, secret wrong: (Question) -> Bool = { _ in false },
    ending: Observation.Ending = .finished, by judge: SecretJudge = judge
  ) -> (before: Verdict, verdict: Verdict, outcome: SecretQuestions.Outcome?) {
    let seen = Observation(
      answers: answers(to: Self.open.questionnaire.questions, wrong: wrongBefore), ending: .finished)
    var answered = Observation(answers: answers(to: judge.questions, wrong: wrong), ending: ending, printed: "83.25")
    answered.lastWords = "83.25"
    if ending != .finished { answered.answers = [:] }
    let before = Self.open.verdict(on: seen)
    let result = judge.judged(before, on: seen, and: answered)
    return (before, result.verdict, result.outcome)
  }

  private static func isPath(_ question: Question) -> Bool {
    if case .path = question.subject { true } else { false }
  }

  @Test func `are asked alone, and the others as without them`() {
    // Two rectangles with the ordinary values, other values in two rectangles, and two proposals.
    #expect(Self.judge.questions.count == 6)
    let all = Questionnaire(Self.assessment, seed: 4, secret: Self.extra)
    #expect(all.limited(toSecret: false).questions == Self.open.questionnaire.questions)
    #expect(all.limited(toSecret: true).questions == Self.judge.questions)
    #expect(Self.judge.isAnswerable)
  }

  @Test func `leave a verdict as it is where all is right`() {
    let (before, verdict, outcome) = judged()
    #expect(verdict == before)
    #expect(outcome == SecretQuestions.Outcome(count: 6, isPassed: true))
  }

  @Test func `cost the points of the part that they find wrong, and tell nothing else`() throws {
    let (_, verdict, outcome) = judged(secret: Self.isPath)
    #expect(outcome == SecretQuestions.Outcome(count: 6, isPassed: false))
    #expect(verdict.status == .failed)
    #expect(verdict.points == 1)
    let finding = try #require(verdict.findings.first)
    #expect(verdict.findings.count == 1)
    #expect(finding.code == "secret-questions")
    #expect(finding.part == "the path")
    #expect(finding.evidence == nil)
    #expect(finding.message.contains("6 further ones"))
  }

  static let endings: [Observation.Ending] = [
    .crashed(signal: 4), .timedOut, .waited, .exceededOutput, .exceededMemory, .endedEarly(status: 3), .unheard,
    .contradictedItself("83.25"), .notLoaded("83.25"),
  ]

  @Test(arguments: endings)
  func `are not passed however else a run ends, and how it ended is not told`(_ ending: Observation.Ending) {
    let (_, verdict, outcome) = judged(ending: ending)
    let wrong = judged { _ in
      false
    } secret: { _ in
      true
    }
    #expect(outcome == SecretQuestions.Outcome(count: 6, isPassed: false))
    #expect(verdict == wrong.verdict)
    #expect(verdict.points == 0)
    #expect(!"\(verdict)".contains("83.25"))
  }

  @Test func `that could not be asked are the grader's own error, and no zero`() {
    let (_, verdict, outcome) = judged(ending: .notRun("83.25"))
    #expect(verdict.status == .graderError)
    #expect(outcome == nil)
    #expect(!"\(verdict)".contains("83.25"))
  }

  @Test func `say nothing new about a part that is wrong without them`() {
    let (before, verdict, outcome) = judged(open: Self.isPath, secret: Self.isPath)
    #expect(before.points == 1)
    #expect(verdict == before)
    #expect(outcome == SecretQuestions.Outcome(count: 6, isPassed: false))
    let more = judged(open: Self.isPath) { !Self.isPath($0) }
    #expect(more.verdict.points == 0)
    #expect(more.verdict.findings.map(\.code) == before.findings.map(\.code) + ["secret-questions"])
    #expect(more.verdict.findings.last?.part == "the size")
  }

  @Test func `cost nothing in a rectangle that starts elsewhere where that is not the lesson`() {
    func startsElsewhere(_ question: Question) -> Bool {
      if case .path(let rectangle) = question.subject { rectangle.x != 0 } else { false }
    }
    // It has four corners instead of five: another figure, which is wrong anywhere.
    #expect(judged(secret: startsElsewhere).outcome?.isPassed == false)
    let seen = Observation(answers: answers(to: Self.open.questionnaire.questions), ending: .finished)
    var answered = Observation(answers: answers(to: Self.judge.questions), ending: .finished)
    for (number, question) in Self.judge.questions.enumerated() where startsElsewhere(question) {
      answered.answers[number] = .path(Figures.flag(Setting(box: Box(x: 0, y: 0, width: 110, height: 130))).pathText)
    }
    let result = Self.judge.judged(Self.open.verdict(on: seen), on: seen, and: answered)
    #expect(result.outcome?.isPassed == true)
    #expect(result.verdict.points == 3)
  }

  @Test func `must be answered in the same way as the others where several are right`() {
    let part = Part(points: 1, .region(Figures.flag), or: [.region(Figures.square)])
    let assessment = Assessment(parts: [part])
    let judge = SecretJudge(assessment, questions: ExtraQuestions(boxes: Self.extra.boxes))
    let open = Judge(assessment)
    func outcome(secret wrong: Bool) -> Bool? {
      let seen = Observation(answers: answers(to: open.questionnaire.questions) { _ in true }, ending: .finished)
      let answered = Observation(answers: answers(to: judge.questions) { _ in wrong }, ending: .finished)
      return judge.judged(open.verdict(on: seen), on: seen, and: answered).outcome?.isPassed
    }
    #expect(outcome(secret: true) == true)
    #expect(outcome(secret: false) == false)
  }

  @Test func `of which an exercise has none change nothing`() {
    let judge = SecretJudge(
      Assessment(parts: [Part(points: 1, .value { _ in .number(1) })]),
      questions: ExtraQuestions(boxes: Self.extra.boxes))
    #expect(judge.questions.isEmpty)
    let verdict = Verdict(.passed, points: 1, maxPoints: 1)
    let result = judge.judged(
      verdict, on: Observation(answers: [0: .value(.number(1))], ending: .finished),
      and: Observation(answers: [:], ending: .finished))
    #expect(result.verdict == verdict)
    #expect(result.outcome == nil)
  }

  @Test func `give their values to the parts that take them, and spaces only where a view has room`() {
    let parts = [
      Part("one", points: 1, parameters: [Parameters([:], texts: ["of": "red"])], .value { _ in .none }),
      Part("two", points: 1, parameters: [Parameters([:], texts: ["of": "blue"])], .value { _ in .none }),
      Part(
        "three", points: 1, parameters: [Parameters(["x": 1])],
        .scene(Staging(widths: 200...300, heights: 200...300)) { _ in ExpectedScene([]) }),
    ]
    let extra = ExtraQuestions(
      boxes: [Box(x: 9, y: 0, width: 250, height: 250), Box(x: 0, y: 0, width: 100, height: 250)],
      parameters: [Parameters([:], texts: ["of": "blue"]), Parameters(["x": 5]), Parameters(["y": 5])])
    let entries = Questionnaire(Assessment(parts: parts), secret: extra).limited(toSecret: true).entries
    #expect(entries.map(\.part) == [1, 2, 2])
    #expect(entries[1].question.subject == .scene(Stage(width: 250, height: 250, steps: [])))
    #expect(entries[2].parameters.values == ["x": 5])
  }
}
