import Course
import Geometry
import Judging
import Observing
import Running
import Testing

@testable import Reports

struct CheckReportTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  @Test func `a check tells what was seen, where, what was expected and what to try`() {
    let examinations = [
      Samples.examination(Samples.triangle, .passed), Samples.examination(Samples.star, .didNotCompile),
      Samples.failed(Samples.cone, Samples.direction, Samples.unclosed, printed: "hello\nyou\n"),
      Samples.examination(Samples.dial, .notStarted),
    ]
    #expect(
      CheckReport(examinations, seed: 48213, in: Samples.folder, containment: Samples.contained).text(Self.plain) == """
        02 Paths
          ✓ Paths/Triangle  passed, 1 of 1 point
          ✗ Paths/Star      does not compile, 0 of 3 points

        03 Arcs
          ✗ Arcs/Cone       failed, 0 of 2 points
              The arc runs the other way round: it sags below the middle instead of
              bulging up.
                in      rectangle (0, 0, 100, 100), fraction: 0.333
                vertex  3 of 5: expected (50, 100), found (50, 0)
                bounds  expected (0, 0, 100, 100), found (0, 50, 100, 50)
                try     y grows downwards, so clockwise: true runs over the top from the
                        right to the left.
                line    Chapters/03-Arcs/Cone.swift:12
              Advice: The outline is not closed.
                try     End with closeSubpath().
              It printed:
                hello
                you
          · Arcs/Dial       not started: open Chapters/03-Arcs/Dial.swift

        1 of 4 exercises passed, 1 of 9 points.
        `swift run workbook hint Paths/Star` gives a hint.
        `swift run workbook check Arcs/Cone --seed 48213` asks the same questions again.

        A chapter that does not compile stops `swift test` for all chapters.
        `WORKBOOK_CHAPTER=PredefinedShapes swift test` looks at PredefinedShapes alone;
        `swift run workbook check` is not affected.

        """)
  }

  @Test func `after a success the next command is named`() {
    let text = CheckReport(
      [Samples.examination(Samples.cone, .passed)], seed: 1, in: Samples.folder, containment: Samples.contained
    ).text(Self.plain)
    #expect(
      text == """
        03 Arcs
          ✓ Arcs/Cone  passed, 2 of 2 points

        1 of 1 exercise passed, 2 of 2 points.
        `swift run workbook next` tells what comes next.

        """)
  }

  @Test func `how to be asked the same again is told in one line, where it helps`() {
    func lines(_ examinations: Examination..., appearance: Appearance = Self.plain) -> [Substring] {
      CheckReport(examinations, seed: 7, in: Samples.folder, containment: Samples.contained).text(appearance).split(
        separator: "\n"
      )
      .filter { $0.contains("--seed") }
    }
    let (triangle, star, cone) = (Samples.triangle, Samples.star, Samples.cone)
    #expect(lines(Samples.examination(triangle, .passed), Samples.examination(cone, .didNotCompile)) == [])
    #expect(lines(Samples.examination(triangle, .notStarted), Samples.examination(cone, .graderError)) == [])
    #expect(
      lines(Samples.failed(triangle), Samples.examination(star, .crashed), Samples.examination(cone, .passed))
        == ["`swift run workbook check Paths --seed 7` asks the same questions again."])
    #expect(
      lines(Samples.failed(triangle), Samples.examination(cone, .timedOut))
        == ["`swift run workbook check Paths Arcs --seed 7` asks the same questions again."])
    let coloured = Appearance(hasColour: true, hasUnicode: true)
    #expect(lines(Samples.failed(cone), appearance: coloured).first?.hasPrefix("\u{1B}[2m`") == true)
  }

  @Test func `a size is told as width by height`() {
    let evidence = Evidence(
      question: Question(.size(.init(width: 40, height: nil))), expected: .size(Size(10, 10)),
      actual: .size(Size(40, 10)))
    let finding = Finding("wrong-size", "The size is not a square.", evidence: evidence)
    let text = CheckReport(
      [Samples.failed(Samples.cone, finding)], seed: 48213, in: Samples.folder, containment: Samples.contained
    ).text(Self.plain)
    #expect(
      text.contains(
        """
              The size is not a square.
                in      proposal 40 by unspecified
                size    expected 10 by 10, found 40 by 10
        """))
  }

  @Test(arguments: [
    (Difference.nothing, "nothing is drawn"), (.extra(Point(1, 2.5)), "too much is drawn at (1, 2.5)"),
    (.missing(Point(1.0 / 3, 0)), "something is missing at (0.333, 0)"),
    (.lifted(strokes: 3, expected: 1), "3 strokes instead of 1"),
  ])
  func `a place is told in words`(place: Difference, words: String) {
    let question = Question(.path(.init(x: 0, y: 0, width: 1, height: 1)))
    let finding = Finding("wrong-outline", "No.", evidence: Evidence(question: question, place: place))
    let text = CheckReport(
      [Samples.failed(Samples.cone, finding)], seed: 48213, in: Samples.folder, containment: Samples.contained
    ).text(Self.plain)
    #expect(text.contains("        where   \(words)\n"))
  }

  @Test func `what came of a step is told in words`() {
    let stage = Stage(width: 300, height: 600, steps: [.tap(x: 150, y: 300), .leave])
    let finding = Finding(
      "state-unchanged", "Nothing changes.",
      evidence: Evidence(
        question: Question(.scene(stage)), expected: .words("isOn: true"), actual: .words("isOn: false"), steps: 1))
    let text = CheckReport(
      [Samples.failed(Samples.cone, finding)], seed: 48213, in: Samples.folder, containment: Samples.contained
    ).text(Self.plain)
    #expect(text.contains("        in      a space of 300 by 600 points, after a tap at (150, 300)\n"))
    #expect(text.contains("        answer  expected isOn: true, found isOn: false\n"))
  }

  @Test func `every status has a word of its own`() {
    let words = Verdict.Status.allCases.map { Wording.text($0) }
    #expect(Set(words).count == Verdict.Status.allCases.count)
  }

  @Test func `of what was printed the head and the tail are told, without control characters`() {
    let printed = "\u{1B}[2Jgone\n" + String(repeating: "x", count: 5000) + "\n\n"
    let text = PrintedText(printed).text(Self.plain)
    #expect(
      text == """
              It printed:
                \\u{1B}[2Jgone
                \(String(repeating: "x", count: 66))...
                

        """)
    #expect(PrintedText("").text(Self.plain).isEmpty)
    #expect(PrintedText("1\n2\n3\n4\n5\n6\n7\n").text(Self.plain).hasSuffix("        5\n        6\n        7\n"))
    let lines = (1...20).map { "\($0)\n" }.joined()
    #expect(
      PrintedText(lines).text(Self.plain)
        .hasSuffix("        4\n        [... 14 lines left out ...]\n        19\n        20\n"))
    let cut = lines + LeftOut(bytes: 5000).line + "\n" + lines
    #expect(
      PrintedText(cut).text(Self.plain).contains("        [... 34 lines and 5000 bytes left out ...]\n        19\n"))
  }
}
