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
}
