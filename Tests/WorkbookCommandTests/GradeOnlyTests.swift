import Foundation
import Testing

@testable import workbook

/// `--only` as it is typed.
struct GradeOnlyTests {
  @Test func `says whom the beginning of a name was taken for, and nothing for a whole one`() async throws {
    let students = try GradedClass(["doejane": ["Arcs/Cone": "right"], "hw1-ann": ["Arcs/Cone": "wrong"]])
    _ = await students.run("handed", "--out", "grades", "--only", "doe")
    #expect(students.said.withLock { $0.first } == "workbook: “doe” is taken as doejane.\n")
    _ = await students.run("handed", "--out", "grades", "--only", "DoeJane")
    #expect(students.said.withLock { $0.count } == 1)
  }

  @Test func `takes the submissions of the last run where none are named`() async throws {
    let students = try GradedClass(["doejane": ["Arcs/Cone": "right"], "hw1-ann": ["Arcs/Cone": "wrong"]])
    let early = await students.run("--out", "grades", "--only", "doejane")
    #expect(early.status == .wrongUsage)
    #expect(early.notes == ["There is no run in grades yet. Name the folder or archive with the submissions."])
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone")
    try students.hand(in: "right", for: "Arcs/Cone", by: "hw1-ann")
    let outcome = await students.run("--out", "grades", "--only", "hw1-ann")
    #expect(outcome.status == .success, "\(outcome.notes)")
    #expect(students.judged.withLock { $0 } == ["Arcs/Cone"])
    #expect(students.text(at: "grades/gradebook.csv")?.contains("\"hw1-ann\",\"hw1-ann\",no,2,2,") == true)
  }
}
