import Course
import Judging
import Testing

@testable import Grading

@Suite struct `One student alone` {
  private let work: TinyClass.Work = [
    "Ada": [TinyClass.cone: "right", TinyClass.star: "wrong"], "Bea": [TinyClass.cone: "right"],
    "Beate": [TinyClass.cone: "wrong"], "Örs": [:],
  ]

  @Test(arguments: [
    ("Ada", "Ada"), ("ada", "Ada"), ("id-ada", "Ada"), ("A", "Ada"), ("bea", "Bea"), ("beat", "Beate"), ("ö", "Örs"),
    ("O\u{308}rs", "Örs"), ("id-Beate", "Beate"),
  ])
  func `is found by name, id or beginning`(_ wanted: String, _ name: String) throws {
    let tiny = try TinyClass()
    #expect(try tiny.students(work).entry(named: wanted).name == name)
  }

  @Test func `is told by the capital letters where only these differ`() throws {
    let students = try TinyClass().students(["ann": [:], "Ann": [:]])
    #expect(try students.entry(named: "Ann").name == "Ann" && students.entry(named: "ann").name == "ann")
    #expect(throws: WorkbookFolder.Problem.self) { try students.entry(named: "ANN") }
  }

  @Test func `is asked for once more where nobody or several fit`() async throws {
    let tiny = try TinyClass()
    let students = try tiny.students(work)
    #expect(
      await problem { _ = try students.entry(named: "be") }
        == "“be” fits 2 students: Bea (id-Bea), Beate (id-Beate). Name the one you mean by the id, which stands in brackets."
    )
    #expect(
      await problem { _ = try students.entry(named: "Aba") }
        == "Nobody here is called “Aba”. Did you mean Ada (id-Ada)?")
    #expect(await problem { _ = try students.entry(named: "id-") }.contains("fits 4 students"))
    #expect(await problem { _ = try students.entry(named: "xyzxyz") }.contains("Nobody here"))
    #expect(await problem { _ = try students.entry(named: "") }.contains("Nobody here"))
  }

  @Test func `is graded whatever is known, and the others are taken as they are known`() async throws {
    let tiny = try TinyClass()
    let whole = try await tiny.run(work, seed: 2).run(quiet).gradebook.spelled
    tiny.forgetCalls()
    let told = Told()
    let outcome = try await tiny.run(work, only: "ada").run { told($0) }
    #expect(tiny.graded.sorted() == ["Ada Arcs", "Ada Paths"])
    #expect(outcome.gradedUnits == 2 && outcome.knownUnits == 2)
    #expect(told.events.first == "begun 4 4 2")
    #expect(try outcome.gradebook.spelled == whole)
    tiny.forgetCalls()
    // Another file of somebody else waits until everybody's turn comes, and no text stands beside a verdict on another.
    var changed = work
    changed["Bea"] = [TinyClass.cone: "wrong"]
    let again = try await tiny.run(changed, only: "ada").run(quiet)
    #expect(
      again.remarks == [
        "1 other student has changed work that was not graded again: the same command without --only grades it."
      ])
    #expect(again.missingCount == 0)
    #expect(try again.gradebook.statuses.contains("Bea Arcs/Cone passed 2"))
    let cone = try #require(Course.exercise(id: TinyClass.cone))
    #expect(again.gradebook.text(of: cone, at: 0) == "Ada\nright" && again.gradebook.text(of: cone, at: 1) == nil)
    #expect(tiny.graded.sorted() == ["Ada Arcs", "Ada Paths"])
    let all = try await tiny.run(changed).run(quiet)
    #expect(try all.gradebook.statuses.contains("Bea Arcs/Cone failed 0"))
    #expect(all.gradedUnits == 1)
  }

  @Test func `has a gradebook of one where the others are not known`() async throws {
    let tiny = try TinyClass()
    let outcome = try await tiny.run(work, seed: 2, only: "Bea").run(quiet)
    #expect(outcome.gradebook.count == 1 && outcome.changes.isEmpty && outcome.missingCount == 3)
    #expect(
      outcome.remarks == [
        "3 students of the class are not in this gradebook yet: the same command without --only grades them."
      ])
    #expect(try outcome.gradebook.submission(at: 0).submission.name == "Bea")
    #expect(try OutputFolder(tiny.path).remembered()?.only == "id-Bea")
    tiny.forgetCalls()
    let all = try await tiny.run(work).run(quiet)
    #expect(all.gradebook.count == 4 && all.gradebook.seed == 2)
    #expect(tiny.graded.sorted() == ["Ada Arcs", "Ada Paths", "Beate Arcs"])
    #expect(Set(all.changes.map(\.name)) == ["Ada", "Beate"])
  }

  @Test func `does not finish a run of the whole class`() async throws {
    let tiny = try TinyClass()
    try await tiny.cutOff(work, seed: 2)
    #expect(await problem { _ = try await tiny.run(work, only: "Bea").run(quiet) }.contains("--resume"))
    let outcome = try await tiny.run(work, only: "Bea", isResumed: true).run(quiet)
    #expect(try outcome.gradebook.statuses.contains("Bea Arcs/Cone passed 2"))
    #expect(outcome.missingCount == 4 - outcome.gradebook.count)
    #expect(outcome.remarks.joined().contains("not in this gradebook yet: --resume without --only goes on with"))
    #expect(try OutputFolder(tiny.path).remembered()?.isFinished == false)
    let undisturbed = try TinyClass()
    let whole = try await undisturbed.run(work, seed: 2).run(quiet).gradebook.spelled
    #expect(try await tiny.run(work, isResumed: true).run(quiet).gradebook.spelled == whole)
  }

  @Test func `is asked the same as the others`() async throws {
    let tiny = try TinyClass()
    let secret = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 1])]])
    _ = try await tiny.run(work, secret: secret).run(quiet)
    #expect(await problem { _ = try await tiny.run(work, only: "Bea").run(quiet) }.contains("--secret"))
    let fewer = try tiny.run(work, only: "Bea", exercises: [TinyClass.cone], secret: secret)
    #expect(await problem { _ = try await fewer.run(quiet) }.contains("--exercises"))
    #expect(
      await problem { _ = try await tiny.run(work, only: "Nobody", secret: secret).run(quiet) }.contains("Nobody here"))
  }
}
