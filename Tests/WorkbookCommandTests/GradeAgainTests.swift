import Course
import Foundation
import Testing

@testable import Running
@testable import workbook

/// The command `grade` in a folder where it has graded before.
struct GradeAgainTests {
  private static let works = [
    "Anna": ["Arcs/Cone": "right"], "Bo": ["Arcs/Cone": "wrong"], "Zoe": ["Paths/Star": "right"],
  ]
  private static let secret = "Arcs/Ring thickness=7\n"

  @Test func `another build of the workbook judges anew`() async throws {
    let students = try GradedClass(Self.works)
    _ = await students.run("handed", "--out", "grades")
    _ = await students.run("handed", "--out", "grades")
    #expect(students.judged.withLock { $0 }.isEmpty)
    _ = await students.run("handed", "--out", "grades") {
      $0.gradingTools = { () throws(WorkbookFolder.Problem) in Fingerprint(of: "built anew") }
    }
    #expect(students.judged.withLock { $0.count } == 3)
  }
}
