import Grading
import Judging
import Testing

@testable import Reports

struct ChangesNotesTests {
  private func change(
    _ name: String, _ exercise: String = "Arcs/Cone", _ before: Verdict.Status? = .failed,
    _ after: Verdict.Status? = .passed, _ reasons: GradeChange.Reason...
  ) -> GradeChange {
    func grade(_ status: Verdict.Status) -> GradeChange.Grade {
      .init(status: status, points: status == .passed ? 2 : 0)
    }
    return GradeChange(
      id: name, name: name, exercise: exercise, maxPoints: 2, before: before.map(grade), after: after.map(grade),
      reasons: reasons)
  }

  private func notes(_ changes: [GradeChange], kept: String? = nil) -> [String] {
    ChangesReport(changes, submissions: 20, hasGradebook: true).notes(kept: kept)
  }

  @Test func `each reason is told once, and files without their names`() {
    let changes = [
      change("Ada", "Arcs/Cone", .failed, .passed, .neededFile("Dome.swift"), .containment),
      change("Ada", "Arcs/Ring", .failed, .passed, .neededFile("Cone.swift")),
      change("Bea", "Arcs/Cone", nil, .passed, .expectation), change("Cem", "Arcs/Cone", .passed, .passed, .file),
    ]
    #expect(
      notes(changes, kept: "out/\u{1B}kept") == [
        "2 students have other grades than in the last gradebook: Ada, Bea. Why: a file that another one uses, or that is "
          + "in its way, is another one; learner code is contained in another way; an exercise is among the exercises now.",
        "The last gradebook is kept in out/\\u{1B}kept.",
      ])
  }

  @Test func `no more than ten are named`() {
    let many = (1...13).map { change("S\($0)", "Arcs/Cone", .failed, .passed, .toolchain) }
    #expect(
      notes(many) == [
        "13 students have other grades than in the last gradebook: S1, S2, S3, S4, S5, S6, S7, S8, S9, S10 and 3 more. "
          + "Why: the compiler or the workbook itself has changed."
      ])
  }

  @Test func `nothing is said where nobody's grade is another one, nor of who is new`() {
    #expect(notes([], kept: "kept").isEmpty)
    #expect(notes([change("New", "Arcs/Cone", nil, .passed, .newStudent)], kept: "kept").isEmpty)
  }

  @Test func `who is gone is told of, also in a preview where nothing was handed in`() {
    let gone = [change("Dan", "Arcs/Cone", .notStarted, nil, .studentGone)]
    #expect(notes(gone).first?.hasPrefix("1 student of the last gradebook is not in this one") == true)
    let text = ChangesReport(gone, submissions: 1, hasGradebook: true).text(
      Appearance(hasColour: false, hasUnicode: true))
    #expect(
      text.hasPrefix("Dan\n  no longer handed in; there were 0 points\n1 of 1 submission stays as it is, 0 would"))
    #expect(text.contains("1 would be gone."))
  }
}
