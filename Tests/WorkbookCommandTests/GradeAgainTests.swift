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

  @Test func `it is said whose grades are others now, why, and where the last ones are`() async throws {
    let students = try GradedClass(Self.works)
    #expect(await students.run("handed", "--out", "grades").notes.isEmpty)
    #expect(await students.run("handed", "--out", "grades").notes.isEmpty)
    try students.hand(in: "right now", for: "Arcs/Cone", by: "Bo")
    try FileManager.default.removeItem(atPath: "\(students.root)/handed/Zoe")
    let again = await students.run("handed", "--out", "grades")
    #expect(again.status == .success)
    #expect(
      again.notes == [
        "1 student has other grades than in the last gradebook: Bo. Why: a file is another one.",
        "1 student of the last gradebook is not in this one, since nothing of theirs is among what was named: Zoe. If that "
          + "is a mistake, name everything that belongs to the class; what was graded is not graded again.",
        "The last gradebook is kept in grades/.grading/kept.",
      ])
    #expect(students.exists("grades/.grading/kept/gradebook-1.csv"))
    #expect(await students.run("handed", "--out", "grades", "--json").notes.isEmpty)
    try students.hand(in: "wrong", for: "Arcs/Cone", by: "Bo")
    #expect(await students.run("handed", "--out", "grades", "--json").notes.count == 2)
  }

  @Test func `a source that holds one student alone takes nobody's page away`() async throws {
    let students = try GradedClass(Self.works)
    _ = await students.run("handed", "--out", "grades")
    let before = students.text(at: "grades/gradebook.json")
    try students.write("right", to: "late/Bo/Cone.swift")
    let alone = await students.run("late", "--out", "grades", "--only", "Bo")
    #expect(alone.status == .wrongUsage)
    #expect(alone.notes.count == 1 && alone.notes[0].contains("Anna, Zoe"), "\(alone.notes)")
    #expect(students.text(at: "grades/gradebook.json") == before)
    let both = await students.run("handed", "late", "--out", "grades", "--only", "Bo")
    #expect(both.status == .success, "\(both.notes)")
    #expect(
      both.notes.first == "1 student has other grades than in the last gradebook: Bo. Why: a file is another one.")
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(students.root)/grades/students")
    #expect(pages.count == 3)
  }

  @Test func `a gradebook that is not complete yet gives status 1, and 3 where something could not be judged`()
    async throws
  {
    let students = try GradedClass(Self.works.merging(["Lea": ["Arcs/Cone": "broken"]]) { $1 })
    let words = ["handed", "--out", "grades", "--only"]
    #expect(
      await Invocation.outcome(of: ["grade"] + words + ["Zoe", "--preview"], in: students.world).status == .notPassed)
    #expect(await Invocation.outcome(of: ["grade"] + words + ["Zoe"], in: students.world).status == .notPassed)
    #expect(await Invocation.outcome(of: ["grade"] + words + ["Lea"], in: students.world).status == .graderError)
    try students.hand(in: "right", for: "Arcs/Cone", by: "Lea")
    #expect(await students.run("handed", "--out", "grades").status == .success)
    #expect(await Invocation.outcome(of: ["grade"] + words + ["Zoe"], in: students.world).status == .success)
  }

  @Test func `secret questions are not asked where learner code could read them, unless that is accepted`() async throws
  {
    let students = try GradedClass(Self.works)
    try students.write(Self.secret, to: "secret.txt")
    let refused = await students.run("handed", "--out", "grades", "--secret", "secret.txt")
    #expect(refused.status == .wrongUsage && refused.output.isEmpty)
    #expect(refused.notes.count == 1 && refused.notes[0].contains("--open-secret"), "\(refused.notes)")
    #expect(students.judged.withLock { $0 }.isEmpty && !students.exists("grades"))
    let open = await students.run("handed", "--out", "grades", "--secret", "secret.txt", "--open-secret")
    #expect(open.status == .success)
    #expect(open.notes.last?.hasPrefix("Where learner code is kept in by limits alone, it can read the file") == true)
    let contained = await students.run("handed", "--out", "other", "--secret", "secret.txt") {
      $0.containment = { .bubblewrap(Bubblewrap(program: "/usr/bin/bwrap", prlimit: "/usr/bin/prlimit")) }
    }
    #expect(contained.status == .success && contained.notes.isEmpty, "\(contained.notes)")
  }

  @Test func `secret questions that are forgotten are asked for, unless it is said that there are none`() async throws {
    let students = try GradedClass(Self.works)
    try students.write(Self.secret, to: "secret.txt")
    _ = await students.run("handed", "--out", "grades", "--secret", "secret.txt", "--open-secret")
    let forgotten = await students.run("handed", "--out", "grades")
    #expect(forgotten.status == .wrongUsage)
    #expect(forgotten.notes.first?.contains("--no-secret") == true, "\(forgotten.notes)")
    #expect(await students.run("handed", "--out", "grades", "--no-secret").status == .success)
    let both = await students.run("handed", "--out", "grades", "--no-secret", "--secret", "secret.txt")
    #expect(both.notes == ["--secret and --no-secret contradict each other. Leave one of them out."])
  }

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
