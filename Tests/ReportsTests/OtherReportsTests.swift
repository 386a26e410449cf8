import Course
import Remembering
import Testing

@testable import Reports

struct OtherReportsTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  @Test func `a hint has its number`() {
    let hint = Hint(text: "Look at the angle.", number: 2, count: 3, isRepeated: false)
    #expect(
      HintReport([hint], on: Samples.cone, in: Samples.folder).text(Self.plain) == """
        Arcs/Cone, hint 2 of 3
          Look at the angle.

        The exercise is in Chapters/03-Arcs/Cone.swift.

        """)
  }

  @Test func `the last hint says that it is repeated`() {
    let hint = Hint(text: "Write it.", number: 3, count: 3, isRepeated: true)
    let text = HintReport([hint], on: Samples.cone, in: Samples.folder).text(Self.plain)
    #expect(text.contains("\nThis was the last hint; you have seen it before.\n"))
  }

  @Test func `a reset tells where the work is kept and how to undo it`() {
    let outcomes = [
      Reset.Outcome(OriginalFile(Samples.cone), .original, kept: ".workbook/kept/Arcs/Cone-1.swift"),
      Reset.Outcome(OriginalFile(Samples.dial), .nothing),
    ]
    #expect(
      ResetReport(outcomes, of: "Cone 03", in: Samples.folder).textOnStarters == """
        Arcs/Cone: the starter is back in Chapters/03-Arcs/Cone.swift.
          What was there is kept in .workbook/kept/Arcs/Cone-1.swift.
        `swift run workbook reset Cone 03 --undo` undoes this.

        """)
  }

  @Test func `an undo tells which copy is back`() {
    let outcome = Reset.Outcome(OriginalFile(Samples.cone), .copy("kept/1"), kept: "kept/2")
    #expect(
      ResetReport([outcome], of: "Cone", in: Samples.folder).textOnCopies == """
        Arcs/Cone: Chapters/03-Arcs/Cone.swift is again as in kept/1.
          What was there is kept in kept/2.

        """)
  }

  @Test func `nothing done is said, too`() {
    let report = ResetReport([Reset.Outcome(OriginalFile(Samples.cone), .nothing)], of: "Cone", in: Samples.folder)
    #expect(report.textOnStarters == "There is nothing to reset: the starter is in place.\n")
    #expect(report.textOnCopies == "There is nothing to undo: no other copy was kept.\n")
  }

  @Test func `help on a command lists its options`() {
    let manual = Manual(
      "hint", operands: "WHAT", "give a hint", options: [.init("--all", "all of them")], discussion: "Mild to plain.")
    let report = HelpReport([manual], commonOptions: [.init("--root", value: "DIR", "the folder")])
    #expect(
      report.text(on: manual, Self.plain) == """
        hint: give a hint

        usage: swift run workbook hint WHAT [OPTIONS]

          --all       all of them
          --root DIR  the folder

        Mild to plain.

        """)
  }

  @Test func `help on all names the commands and what helps when nothing compiles`() {
    let report = HelpReport([Manual("list", "list all")], commonOptions: [])
    let text = report.overview(Self.plain)
    #expect(text.contains("  list   list all\n"))
    #expect(text.contains("`WORKBOOK_CHAPTER=Arcs swift test`"))
    let width = text.split(separator: "\n").map(\.count).max()
    #expect(width ?? 0 <= 80)
  }
}
