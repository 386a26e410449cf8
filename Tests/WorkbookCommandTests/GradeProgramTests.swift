import Course
import Foundation
import Testing

/// The command `grade` as a real process: two tiny submissions, from their folders to the gradebook.
struct GradeProgramTests {
  @Test func `two submissions become a gradebook, a second time without judging anything`() throws {
    let program = try BuiltProgram()
    let learner = try LearnerFolder()
    try learner.copyTests()
    for (name, id) in [("Lea Müller", "Arcs/PieSlice"), ("Max", "Arcs/Cone")] {
      let saved = try #require(LearnersDayTests.day.first { $0.id == id })
      let exercise = try #require(Course.exercise(id: id))
      try learner.write("import SwiftUI\n\n\(saved.text)\n", to: "class/\(name)/\(exercise.file)")
    }
    let temporary = learner.folder.root + "/temporary files"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let environment = [
      "LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TMPDIR": temporary,
    ]
    func grade() throws -> BuiltProgram.Result {
      try program.run(
        "grade", "class", "--out", "grades", "--exercises", "Cone,PieSlice", in: learner.folder.root,
        environment: environment)
    }
    let first = try grade()
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.isEmpty)
    #expect(first.output.hasPrefix("Lea Müller  2 of 4 points: 1 passed, 1 not started\n"))
    #expect(
      first.output.contains(
        "\nMax         0 of 4 points: 1 failed, 1 not started\n2 submissions, all of them graded.\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
    let names = ["gradebook.json", "gradebook.csv", "index.html"]
    let written = names.map { learner.text(at: "grades/\($0)") }
    #expect(written[0]?.contains("\"code\": \"arc-direction\"") == true)
    #expect(written[1]?.contains("\"Lea Müller\",no,2,4,yes,0,,0,2\r\n") == true, "\(written[1] ?? "")")

    let second = try grade()
    #expect(second.status == 0)
    #expect(second.output.contains("Max         0 of 4 points: 1 failed, 1 not started, unchanged\n"))
    #expect(names.map { learner.text(at: "grades/\($0)") } == written)
  }
}
