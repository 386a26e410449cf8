import Observing
import Testing

@testable import Judging

/// What the compiler said of a file, and what must be found in it.
struct RefusalCase: CustomTestStringConvertible, Sendable {
  var testDescription: String

  /// What stands between `#if REFUSED`, which is line 2, and `#endif`.
  var refused: String
  var answer: CompilerAnswer?

  /// The code of the finding; nil where all is right.
  var code: String?
  var line: Int?

  init(_ name: String, _ refused: String, _ answer: CompilerAnswer?, _ code: String?, line: Int? = nil) {
    (testDescription, self.refused, self.answer, self.code, self.line) = (name, refused, answer, code, line)
  }

  static let reason = "use of protocol 'Shape' as a type must be written 'any Shape'; this will be an error"
  static let code = "let shapes: [Shape] = []"

  static func refused(_ complaints: (line: Int?, message: String)...) -> CompilerAnswer {
    .refused(complaints.map { CompilerAnswer.Complaint(line: $0.line, message: $0.message) })
  }

  static let all = [
    RefusalCase("for its reason", code, refused((3, reason)), nil),
    RefusalCase("for its reason, twice", "\(code)\n\(code)", refused((3, reason), (4, reason)), nil),
    RefusalCase("with white space in it", "let shapes: [ Shape ] = []", refused((3, reason)), nil),
    RefusalCase("nothing is there", "", .accepted, "nothing-to-refuse", line: 2),
    RefusalCase("only a comment is there", "// [Shape]", .accepted, "nothing-to-refuse", line: 2),
    RefusalCase("it compiles", code, .accepted, "not-refused", line: 2),
    RefusalCase("errors of other files alone", code, .refused([]), "not-refused", line: 2),
    RefusalCase("nobody asked", code, nil, "blocked", line: 2),
    RefusalCase("no compiler", code, .notAsked("swiftc is not on the PATH."), "blocked", line: 2),
    RefusalCase("another line", code, refused((1, reason)), "refused-elsewhere", line: 1),
    RefusalCase("another file", code, refused((nil, reason)), "refused-elsewhere"),
    RefusalCase("another line too", code, refused((3, reason), (9, "missing return")), "refused-elsewhere", line: 9),
    RefusalCase(
      "something else for the reason", "let x: Shape? = nil", refused((3, reason)), "refused-otherwise", line: 2),
    RefusalCase(
      "a known mistake", code, refused((3, "heterogeneous collection literal could only")), "no-type", line: 3),
    RefusalCase("an unknown name", code, refused((3, "cannot find type 'Shap' in scope")), "unknown-name", line: 3),
    RefusalCase(
      "an unknown member", code, refused((3, "value of type 'A' has no member 'b'")), "unknown-name", line: 3),
    RefusalCase("bad syntax", code, refused((3, "expected ']' in array type")), "syntax-error", line: 3),
    RefusalCase("another reason", code, refused((3, "invalid redeclaration of 'shapes'")), "another-reason", line: 3),
    RefusalCase("another reason too", code, refused((3, reason), (3, "missing return")), "another-reason", line: 3),
    RefusalCase(
      "the reason within a message", code, refused((3, "'old()' is unavailable: \(reason)")), "another-reason", line: 3),
    RefusalCase(
      "an error that is made up", "#error(\"\(reason)\")\n\(code)", refused((3, reason)), "made-up-error", line: 3),
    RefusalCase(
      "an error hidden by quotes", "let a = #/\"\"\"/#\n#error(\"\(reason)\")\nlet b = #/\"\"\"/#",
      refused((4, reason)), "made-up-error", line: 4),
    RefusalCase(
      "a warning that is made up", "#warning(\"a\")\n\(code)", refused((4, reason)), "made-up-error", line: 3),
    RefusalCase(
      "another place", "#sourceLocation(file: \"a\", line: 1)\n\(code)", refused((4, reason)), "made-up-error", line: 3),
    RefusalCase("another branch", "\(code)\n#else", refused((3, reason)), "refused-lines-divided", line: 4),
    RefusalCase(
      "another condition", "#if DEBUG\n\(code)\n#endif", refused((4, reason)), "refused-lines-divided", line: 3),
    RefusalCase("the word again", "\(code)\n#elseif REFUSED", refused((3, reason)), "refused-lines-divided", line: 4),
  ]
}

@Suite struct `The judge of refusals` {
  static let expected = ExpectedRefusal(
    "an array whose type is [Shape]", openings: ["use of protocol 'Shape' as a type must be written 'any Shape'"],
    spellings: ["[Shape]"], warningsAsErrors: ["ExistentialAny"])

  static let assessment = Assessment(
    parts: [Part("what is refused", points: 1, .refusal(expected))],
    mistakes: [Mistake("no-type", "There is no type.", hint: "Write one.", .isRefused(because: "heterogeneous"))])

  private static func verdict(on answer: CompilerAnswer?, source: String?) -> Verdict {
    var observation = Observation(answers: [:], ending: .finished)
    observation.compilerAnswer = answer
    return Judge(assessment).verdict(on: observation, source: source.map { SourceText($0) })
  }

  @Test(arguments: RefusalCase.all)
  func `tells the reason from others`(_ refusal: RefusalCase) {
    let source = "import SwiftUI\n#if REFUSED\n\(refusal.refused)\n#endif\nlet a = 1\n"
    let verdict = Self.verdict(on: refusal.answer, source: source)
    #expect(verdict.findings.first?.code == refusal.code, "\(verdict.findings)")
    #expect(verdict.findings.first?.line == refusal.line)
    let status: Verdict.Status =
      switch refusal.code {
      case nil: .passed
      case "blocked": .blocked
      default: .failed
      }
    #expect(verdict.status == status)
    #expect(verdict.points == (refusal.code == nil ? 1 : 0))
  }

  @Test(arguments: [
    nil, "", "let a = 1", "#if REFUSED\nlet a = 1", "#if DEBUG\nlet a = 1\n#endif", "// #if REFUSED\n#endif",
  ])
  func `misses lines that are not there`(_ source: String?) {
    let verdict = Self.verdict(on: RefusalCase.refused((1, RefusalCase.reason)), source: source)
    #expect(verdict.findings.map(\.code) == ["refused-lines-missing"])
  }

  @Test func `quotes the compiler, with the line and without the name of its group`() throws {
    let verdict = Self.verdict(
      on: RefusalCase.refused((3, "something is wrong [#SomeGroup]")),
      source: "import SwiftUI\n#if REFUSED\n\(RefusalCase.code)\n#endif")
    let finding = try #require(verdict.findings.first)
    #expect(finding.message == "The compiler refuses line 3 for another reason than it should: something is wrong.")
    #expect(finding.hint?.contains("an array whose type is [Shape]") == true)
  }

  @Test func `lets a mistake in another part fail the exercise although nobody could ask the compiler`() {
    var assessment = Self.assessment
    assessment.parts.append(Part("the size", points: 1, .size { _ in Size(1, 1) }))
    let judge = Judge(assessment)
    let answers = judge.questionnaire.questions.indices.map { ($0, Answer.size(width: 2, height: 2)) }
    var observation = Observation(answers: Dictionary(uniqueKeysWithValues: answers), ending: .finished)
    observation.compilerAnswer = .notAsked("there is none.")
    let verdict = judge.verdict(on: observation, source: SourceText("#if REFUSED\n\(RefusalCase.code)\n#endif"))
    #expect(verdict.status == .failed)
    #expect(verdict.findings.map(\.code) == ["blocked", "wrong-size"])
  }

  @Test func `is told by a mistake's own file that this mistake was made`() {
    for mistake in Self.assessment.mistakes {
      let verdict = Judge(Self.assessment)
        .verdict(on: Self.assessment.answers(with: mistake), source: Self.assessment.source(with: mistake))
      #expect(verdict.findings.first?.code == mistake.code)
    }
  }
}

@Suite struct `Lines that are to be refused` {
  @Test func `are left blank for other files, and no other line moves`() {
    let text = "a\n  #if REFUSED\n  b // #endif\n#if\n  #endif\nc\n"
    // The lines are divided by another condition: nothing can be said of them, so nothing is changed.
    #expect(SourceText(text).withoutRefusedLines.text == text)
    let plain = SourceText(text.replacing("#if\n", with: "\n")).withoutRefusedLines.text
    #expect(plain == "a\n  #if REFUSED\n\n\n  #endif\nc\n")
  }

  @Test func `are those between the marks`() throws {
    let lines = try RefusedLines(in: SourceText("a\n\n#if   REFUSED // words\nlet a = [ 1 ] // b\n\"c\"\n#endif"))
    #expect(lines.start == 3)
    #expect(lines.end == 6)
    #expect(lines.code == "leta=[1]")
    #expect((1...7).filter(lines.contains) == [4, 5])
  }
}
