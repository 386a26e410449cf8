import Foundation
import Testing

@testable import workbook

/// `--resume` after runs of which the journal says that they came to their end.
struct GradeResumeTests {
  private static let works = [
    "Ada": ["Arcs/Cone": "right", "Paths/Star": "wrong"], "Bea": ["Arcs/Cone": "wrong", "Paths/Star": "right"],
  ]

  private func results(_ students: GradedClass) -> [String?] {
    ["gradebook.json", "gradebook.csv", "index.html"].map { students.text(at: "grades/\($0)") }
  }

  @Test func `keeps the exercises of a run that is done`() async throws {
    let students = try GradedClass(Self.works)
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone,Arcs/Ring", "--seed", "5")
    let whole = results(students)
    let outcome = await students.run("--resume", "--out", "grades")
    #expect(outcome.status == .success, "\(outcome.notes)")
    #expect(results(students) == whole)
    #expect(students.judged.withLock { $0 }.isEmpty)
  }

  @Test func `writes what could not be written at the end, as it would have been`() async throws {
    let students = try GradedClass(Self.works)
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone", "--seed", "5")
    let whole = results(students)
    try FileManager.default.removeItem(atPath: "\(students.root)/grades")
    // A folder in the way of a file stops the writing as a full disk does: the journal says by then that all is done.
    try students.write("", to: "grades/.grading/.keep")
    try students.write("", to: "grades/index.html/obstacle")
    let stopped = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone", "--seed", "5")
    #expect(stopped.status == .wrongUsage)
    #expect(!students.exists("grades/gradebook.csv"))
    try FileManager.default.removeItem(atPath: "\(students.root)/grades/index.html")
    let outcome = await students.run("--resume", "--out", "grades")
    #expect(outcome.status == .success, "\(outcome.notes)")
    #expect(results(students) == whole)
  }

  @Test func `is of the whole class where one student alone was graded, and that is done`() async throws {
    let students = try GradedClass(Self.works)
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs,Paths", "--seed", "5")
    try students.hand(in: "wrong", for: "Arcs/Cone", by: "Ada")
    try students.hand(in: "right", for: "Arcs/Cone", by: "Bea")
    _ = await students.run("handed", "--out", "grades", "--only", "Ada")
    let whole = results(students)
    _ = await students.run("--resume", "--out", "grades")
    let resumed = results(students)
    #expect(resumed != whole)
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs,Paths")
    #expect(results(students) == resumed)
  }
}
