import Course
import Foundation
import Judging
import Running
import Synchronization
import Testing

@testable import Grading

@Suite struct `A change of a grade` {
  private let work: TinyClass.Work = [
    "Ada": [TinyClass.cone: "wrong with Dome", TinyClass.dome: "right"], "Bea": [TinyClass.cone: "right"],
  ]

  /// Returns the changes as `Ada Arcs/Cone failed 0 -> passed 2 file`.
  private func spelled(_ changes: [GradeChange]) -> [String] {
    func grade(_ grade: GradeChange.Grade?) -> String {
      grade.map { "\($0.status.rawValue) \($0.points)" } ?? "nothing"
    }
    return changes.map {
      "\($0.name) \($0.exercise) \(grade($0.before)) -> \(grade($0.after)) \($0.reasons.map { "\($0)" }.joined(separator: ", "))"
    }
  }

  /// Grades once and then again with something changed, and returns what has changed; the preview must say the same.
  private func changes(
    _ first: TinyClass.Work? = nil, to second: TinyClass.Work, exercises: [String] = [TinyClass.cone, TinyClass.dome],
    toolchain: String = "6.3.1", secret: SecretQuestions? = nil, only: String? = nil
  ) async throws -> [String] {
    let tiny = try TinyClass()
    _ = try await tiny.run(first ?? work, exercises: [TinyClass.cone, TinyClass.dome]).run(quiet)
    let before = tiny.contents
    let again = try tiny.run(second, only: only, exercises: exercises, secret: secret, toolchain: toolchain)
    let preview = try await again.preview(quiet)
    #expect(tiny.contents == before)
    let outcome = try await again.run(quiet)
    #expect(preview.changes == outcome.changes)
    #expect(try preview.gradebook.spelled == outcome.gradebook.spelled)
    #expect(preview.gradedUnits == outcome.gradedUnits)
    // It is no change any more once it was made.
    #expect(try await again.run(quiet).changes.isEmpty)
    return spelled(outcome.changes)
  }

  @Test func `comes of another file`() async throws {
    var changed = work
    changed["Bea"] = [TinyClass.cone: "wrong"]
    #expect(try await changes(to: changed) == ["Bea Arcs/Cone passed 2 -> failed 0 file"])
    changed["Bea"] = [:]
    #expect(try await changes(to: changed) == ["Bea Arcs/Cone passed 2 -> notStarted 0 file"])
    changed["Bea"] = [TinyClass.cone: "right", TinyClass.dome: "right"]
    #expect(try await changes(to: changed) == ["Bea Arcs/Dome notStarted 0 -> passed 1 file"])
    // Another file that gets the same is no change.
    changed["Bea"] = [TinyClass.cone: "right again"]
    #expect(try await changes(to: changed).isEmpty)
  }

  @Test func `comes of a file that is needed, or that is in the way`() async throws {
    let tiny = try TinyClass()
    var right = false
    func run(_ work: TinyClass.Work) async throws -> [String] {
      let isRight = right
      return spelled(
        try await tiny.run(work, exercises: [TinyClass.cone, TinyClass.dome]) { exercises, chapter, folder, seed in
          try await tiny.judge(exercises, chapter, folder, seed).map { examination in
            var examination = examination
            if examination.exercise.id == TinyClass.cone, isRight {
              examination.verdict = Verdict(.passed, points: 2, maxPoints: 2)
            }
            return examination
          }
        }.run(quiet).changes)
    }
    var changed = work
    _ = try await run(changed)
    right = true
    changed["Ada"]?[TinyClass.dome] = "right in other words"
    #expect(try await run(changed) == ["Ada Arcs/Cone failed 0 -> passed 2 neededFile(\"Dome.swift\")"])
    right = false
    changed["Ada"] = [TinyClass.cone: "wrong", TinyClass.dome: "right"]
    _ = try await run(changed)
    right = true
    changed["Ada"]?[TinyClass.dome] = "right in other words"
    #expect(try await run(changed) == ["Ada Arcs/Cone failed 0 -> passed 2 neededFile(\"Dome.swift\")"])
  }

  @Test func `comes of students who are new or gone`() async throws {
    let three = work.merging(["Cem": [TinyClass.dome: "wrong"], "Dan": [:]]) { $1 }
    #expect(try await changes(to: three) == ["Cem Arcs/Dome nothing -> failed 0 newStudent"])
    #expect(
      try await changes(three, to: work) == [
        "Cem Arcs/Dome failed 0 -> nothing studentGone", "Dan Arcs/Dome notStarted 0 -> nothing studentGone",
      ])
    // Whoever stood in the gradebook without a file is not new.
    let late = three.merging(["Dan": [TinyClass.dome: "right"]]) { $1 }
    #expect(try await changes(three, to: late) == ["Dan Arcs/Dome notStarted 0 -> passed 1 file"])
  }

  @Test func `comes of other exercises`() async throws {
    #expect(
      try await changes(to: work, exercises: [TinyClass.cone]) == ["Ada Arcs/Dome passed 1 -> nothing expectation"])
  }

  @Test func `comes of another toolchain, other secret questions, or an error that is no more`() async throws {
    let tiny = try TinyClass()
    let secret = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 1])]])
    let verdicts = Mutex<[Verdict]>([])
    func run(
      _ verdict: Verdict, toolchain: String = "a", secret: SecretQuestions? = nil, only: String? = nil
    )
      async throws -> [String]
    {
      verdicts.withLock { $0 = [verdict] }
      let run = try tiny.run(
        ["Ada": [TinyClass.cone: "right"]], only: only, exercises: [TinyClass.cone], secret: secret,
        toolchain: toolchain
      ) { exercises, _, _, _ in
        verdicts.withLock { [Examination(exercise: exercises[0], verdict: $0[0])] }
      }
      return spelled(try await run.run(quiet).changes)
    }
    let (right, wrong) = (Verdict(.passed, points: 2, maxPoints: 2), Verdict(.failed, maxPoints: 2))
    #expect(try await run(right) == [])
    #expect(try await run(wrong) == [])
    #expect(try await run(wrong, toolchain: "b") == ["Ada Arcs/Cone passed 2 -> failed 0 toolchain"])
    #expect(try await run(right, toolchain: "b", secret: secret) == ["Ada Arcs/Cone failed 0 -> passed 2 secret"])
    #expect(
      try await run(wrong, toolchain: "b", secret: secret, only: "Ada") == [
        "Ada Arcs/Cone passed 2 -> failed 0 regraded"
      ])
    #expect(
      try await run(Verdict(.graderError, maxPoints: 2), secret: secret) == [
        "Ada Arcs/Cone failed 0 -> graderError 0 toolchain"
      ])
    #expect(try await run(right, secret: secret) == ["Ada Arcs/Cone graderError 0 -> passed 2 unjudged"])
  }

  @Test func `in a preview leaves no trace, not even a folder`() async throws {
    let tiny = try TinyClass()
    let told = Told()
    let preview = try await tiny.run(work, seed: 5).preview { told($0) }
    #expect(!FileManager.default.fileExists(atPath: tiny.path))
    #expect(told.events.contains("graded 1 Bea 2"))
    let outcome = try await tiny.run(work, seed: 5).run(quiet)
    #expect(try preview.gradebook.spelled == outcome.gradebook.spelled)
    #expect(preview.changes.isEmpty && preview.gradedUnits == 2)
  }
}
