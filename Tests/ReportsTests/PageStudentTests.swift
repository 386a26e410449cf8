import Course
import Grading
import Judging
import Testing

@testable import Reports

struct PageStudentTests {
  private static func page(
    _ results: [GradedExercise], _ submission: Submission = Submission(id: "12", name: "Lea Müller"),
    code: String? = nil
  ) throws -> PageReading {
    try PageReading(PageSamples.page(of: PageSamples.graded(submission, results)) { _, _ in code })
  }

  private static func exercise(_ id: String) throws -> Exercise { try #require(Course.exercise(id: id)) }

  @Test func `the head tells who it is, the points, the seed, what contained the run, and that it was late`() throws {
    let cone = try Self.exercise("Arcs/Cone")
    let page = try Self.page(
      [PageSamples.result(cone, .passed)], Submission(id: "12", name: "Lea Müller", isLate: true))
    #expect(page.all("h1").first?.text == "Lea Müller")
    #expect(page.all(class: "total").first?.text == "\(cone.maxPoints) of \(cone.maxPoints) points")
    let facts = try #require(page.all(class: "facts").first?.text)
    for fact in ["12", "late", "48213", "contained by bubblewrap", "1 of 1 exercise"] { #expect(facts.contains(fact)) }
  }

  @Test func `a finding is told with its details, and its line is marked and linked both ways`() throws {
    let cone = try Self.exercise("Arcs/Cone")
    let result = PageSamples.result(cone, .failed, [Samples.direction, Samples.unclosed])
    let page = try Self.page([result], code: PageSamples.code)
    let finding = try #require(page.elements.first { $0.attributes["id"] == "Arcs-Cone-finding-1" })
    for words in [
      Samples.direction.message, "rectangle (0, 0, 100, 100)", "3 of 5: expected (50, 100), found (50, 0)",
      "expected (0, 0, 100, 100), found (0, 50, 100, 50)", "y grows downwards", "Cone.swift:12",
    ] { #expect(finding.text.contains(words)) }
    #expect(page.elements.contains { $0.attributes["id"] == "Arcs-Cone-finding-2" && $0.text.contains("Advice") })
    let mark = try #require(page.all("mark").first)
    #expect(page.all("mark").count == 1)
    #expect(mark.attributes["id"] == "Arcs-Cone-line-12")
    #expect(mark.text.contains("clockwise: true"))
    #expect(mark.text.contains("line 12, see finding 1"))
    #expect(page.links.contains("#Arcs-Cone-line-12") && page.links.contains("#Arcs-Cone-finding-1"))
  }

  @Test func `a line that is not in the file is told without a link`() throws {
    let cone = try Self.exercise("Arcs/Cone")
    let page = try Self.page([PageSamples.result(cone, .failed, [Samples.direction])], code: "struct Cone {}")
    #expect(page.all("mark").isEmpty)
    #expect(page.all(class: "findings").first?.text.contains("Cone.swift:12") == true)
    #expect(!page.links.contains("#Arcs-Cone-line-12"))
  }

  @Test func `corners are told as right, wrong, missing and too many by words`() throws {
    let star = try Self.exercise("Paths/Star")
    let page = try Self.page([PageSamples.result(star, .failed, corners: PageSamples.corners)])
    let table = try #require(page.all(class: "corners").first)
    let rows = page.all("tr").map(\.text).filter { $0.contains("✓ r") || $0.contains("✗ w") }
    #expect(
      rows == [
        "1500500✓ right", "297.55330.997.5534✗ wrong", "379.38980missing✗ wrong", "4none belongs here-31e+16✗ wrong",
      ])
    #expect(table.text.contains("Corners in rectangle (0, 0, 100, 80), sides: 5"))
    #expect(page.all(class: "gap").first?.text == "7 more corners not shown here.")
  }

  @Test(arguments: [
    (5, true, "✓ 5 further questions of your instructor: all answered right."),
    (1, false, "✗ 1 further question of your instructor: not all answered right."),
  ])
  func `of secret questions only the number is told, and whether all were answered`(
    count: Int, isPassed: Bool, expected: String
  ) throws {
    let secret = SecretQuestions.Outcome(count: count, isPassed: isPassed)
    let page = try Self.page([PageSamples.result(Self.exercise("Arcs/Cone"), .passed, secret: secret)])
    #expect(page.all(class: "secret").map(\.text) == [expected])
  }

  @Test func `what could not be judged is nobody's fault and costs nothing`() throws {
    let cone = try Self.exercise("Arcs/Cone")
    let reason = Finding("grader-error", "This could not be judged, which is not your fault: the disk is full.")
    let page = try Self.page([PageSamples.result(cone, .graderError, [reason])])
    let notices = page.all(class: "notice").map(\.text)
    #expect(notices.count == 3)
    #expect(
      notices.filter { $0.contains("not your fault, and no points are lost: your instructor will grade it again") }
        .count == 2)
    #expect(page.all(class: "worth").first?.text == "\(cone.maxPoints) points, not decided yet")
  }

  @Test func `whoever has handed in nothing that can be used is told so`() throws {
    let remark = Submission.Remark(.refused, path: "Cone.swift", "It is a link. Hand in the file itself.")
    let submission = Submission(id: "12", name: "Lea", sources: ["class.zip/Lea"], remarks: [remark])
    let page = try Self.page(Course.exercises.map { PageSamples.result($0, .notStarted) }, submission)
    #expect(page.all(class: "notice").first?.text.contains("Nothing of what you handed in could be used.") == true)
    #expect(page.all(class: "remarks").map(\.text).joined().contains("It is a link."))
    #expect(page.all("article").isEmpty)
    let listed = page.all(class: "names").map(\.text).joined()
    for exercise in Course.exercises { #expect(listed.contains(exercise.name)) }
  }

  @Test func `all exercises stand in one table, and those that were begun have a section`() throws {
    let results = Course.exercises.enumerated().map { place, exercise in
      PageSamples.result(exercise, Verdict.Status.allCases[place % Verdict.Status.allCases.count])
    }
    let page = try Self.page(results, code: "struct A {}")
    #expect(page.all(class: "summary").first?.text.contains("does not compile") == true)
    let begun = results.filter { $0.verdict.status != .notStarted }
    #expect(page.all("article").count == begun.count)
    #expect(page.all("h3").map(\.text).filter { $0 == "Cone" }.count == 1)
    #expect(page.all(class: "basis").count == begun.count)
  }

  @Test func `what was printed is shown in short`() throws {
    let printed = (1...1_000).map { "line \($0)" }.joined(separator: "\n")
    let page = try Self.page([PageSamples.result(Self.exercise("Arcs/Cone"), .failed, printed: printed)])
    let shown = try #require(page.all("samp").first?.text)
    #expect(shown.hasPrefix("line 1\nline 2\n") && shown.hasSuffix("line 1000"))
    #expect(shown.count < 200)
  }

  @Test func `nothing that is handed in becomes markup`() throws {
    let hostile = PageSamples.hostile
    let kinds: [Submission.Remark.Kind] = [.normalised, .chosen, .notTaken, .refused]
    let submission = Submission(
      id: hostile + "1", name: hostile, sources: [hostile],
      files: [Submission.File(exercise: "Arcs/Cone", origin: hostile, fingerprint: PageSamples.fingerprint)],
      remarks: kinds.map { Submission.Remark($0, path: hostile, hostile) })
    let finding = Finding("some-error", hostile, hint: hostile, line: 1)
    let result = PageSamples.result(try Self.exercise("Arcs/Cone"), .failed, [finding], printed: hostile)
    let text = PageSamples.page(of: PageSamples.graded(submission, [result])) { _, _ in hostile }
    let harmless = PageSamples.page(
      of: PageSamples.graded(
        Submission(
          id: "i", name: "n", sources: ["s"],
          files: [Submission.File(exercise: "Arcs/Cone", origin: "o", fingerprint: PageSamples.fingerprint)],
          remarks: kinds.map { Submission.Remark($0, path: "p", "m") }),
        [
          PageSamples.result(
            try Self.exercise("Arcs/Cone"), .failed, [Finding("some-error", "m", hint: "h", line: 1)], printed: "p")
        ])
    ) { _, _ in "c" }
    // The same elements as without: what was handed in is nothing but text.
    #expect(try PageReading(text).elements.map(\.name) == PageReading(harmless).elements.map(\.name))
    for scalar in text.unicodeScalars { #expect(!["\u{0}", "\u{202E}", "\u{2066}"].contains(scalar)) }
    #expect(text.contains("\\u{202E}"))
  }

  @Test func `a name of a thousand characters stays a heading`() throws {
    let name = String(repeating: "ab ", count: 400)
    let page = try Self.page([], Submission(id: "1", name: name))
    let heading = try #require(page.all("h1").first?.text)
    #expect(heading.count < 130 && heading.hasSuffix("..."))
  }
}
