import Foundation
import Testing

@testable import workbook

/// What is typed with blanks, and output that nobody can take.
struct GradeOutputTests {
  @Test(arguments: ["Cone, Ring", " Arcs/Cone ,\tArcs/Ring,", "Ring , , Cone"])
  func `blanks around the names of exercises are no part of them`(list: String) async throws {
    let students = try GradedClass(["Ada": ["Arcs/Cone": "right", "Arcs/Ring": "right", "Arcs/Dome": "right"]])
    let outcome = await students.run("handed", "--out", "grades", "--exercises", list)
    #expect(outcome.status == .success, "\(outcome.notes)")
    #expect(students.judged.withLock { Set($0) } == ["Arcs/Cone", "Arcs/Ring"])
  }

  @Test func `nothing but blanks and commas names no exercise`() async throws {
    let students = try GradedClass(["Ada": ["Arcs/Cone": "right"]])
    let outcome = await students.run("handed", "--out", "grades", "--exercises", " , ")
    #expect(outcome.notes.first?.hasPrefix("--exercises needs a value") == true, "\(outcome.notes)")
  }

  @Test func `a gradebook is there although nobody can read the lines`() throws {
    let learner = try LearnerFolder()
    try learner.copyTests()
    try learner.write("nothing yet", to: "class/Ada/notes.txt")
    let result = try BuiltProgram().shell(
      "PATH=\"\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")\" "
        + "\"$workbook\" grade class --out grades --exercises Cone > /dev/full", in: learner.folder.root)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasPrefix("workbook: the output cannot be written ("), "\(result.errors)")
    #expect(result.errors.hasSuffix("). The gradebook itself is written.\n"), "\(result.errors)")
    #expect(learner.text(at: "grades/gradebook.csv")?.contains("Ada") == true)
  }
}
