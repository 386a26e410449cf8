import Course
import Remembering
import Testing

@testable import Reports

struct ProgressReportTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  @Test func `progress has a bar a chapter and tells what to do next`() {
    let text = ProgressReport(Samples.standings, in: Samples.folder).text(Self.plain)
    #expect(
      text == """
        1 of 4 exercises passed, 1 of 9 points

          02 Paths  █████░░░░░░░░░░░░░░░  1 of 2 passed   1 of 4 points
                    1 changed since it passed
          03 Arcs   ░░░░░░░░░░░░░░░░░░░░  0 of 2 passed   0 of 5 points

        Next: Paths/Star (3 points)
          Something to draw.
          So far: changed since it passed.
          open   Chapters/02-Paths/Star.swift
                 It needs a struct Star: Shape that can be made with Star().
          test   swift test --filter PathsTests
          check  swift run workbook check Paths/Star
          hint   swift run workbook hint Paths/Star

        A chapter that does not compile stops `swift test` for all chapters.
        `WORKBOOK_CHAPTER=Paths swift test` looks at Paths alone;
        `swift run workbook check` is not affected.

        """)
  }

  @Test func `without UTF-8 all of it is ASCII`() {
    let appearance = Appearance(hasColour: false, hasUnicode: false)
    let text = ProgressReport(Samples.standings, in: Samples.folder).text(appearance)
    let isASCII = text.allSatisfy(\.isASCII)
    #expect(isASCII)
    #expect(text.contains("#####..............."))
  }

  @Test func `when all have passed there is nothing next`() {
    let standings = [Standing(Samples.triangle, .judged(.passed), points: 1)]
    let text = ProgressReport(standings, in: Samples.folder).text(Self.plain)
    #expect(
      text == """
        1 of 1 exercise passed, 1 of 1 point

          02 Paths  ████████████████████  1 of 1 passed   1 of 1 point

        All 1 exercise passed. There is nothing left to do.

        """)
  }

  @Test func `the list tells the state of each exercise in words`() throws {
    let paths = try #require(Course.chapter(named: "Paths"))
    let arcs = try #require(Course.chapter(named: "Arcs"))
    #expect(
      ListReport(Samples.standings).text(Self.plain) == """
        \(Paragraph.text("02 Paths: \(paths.summary)", in: Self.plain))
          ✓ Paths/Triangle  passed                   1 of 1 point
          ○ Paths/Star      changed since it passed  0 of 3 points

        \(Paragraph.text("03 Arcs: \(arcs.summary)", in: Self.plain))
          ✗ Arcs/Cone       failed                   0 of 2 points
          · Arcs/Dial       not started              0 of 3 points

        """)
  }

  @Test func `an empty list says so`() {
    #expect(ListReport([]).text(Self.plain) == "Nothing is left to do.\n")
  }
}
