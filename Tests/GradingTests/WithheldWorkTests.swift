import Course
import Foundation
import Judging
import Running
import Synchronization
import Testing

@testable import Grading

/// Work that this program cannot read, as where the permissions keep it back.
final class WithheldWorkTests: Sendable {
  private let scratch: ScratchFolder
  private let judged = Mutex<[String]>([])

  init() throws { scratch = try ScratchFolder() }

  private func run(_ name: String, obstacle: String?) throws -> GradingRun {
    let folder = "\(scratch.path)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var students = SubmittedClass(in: folder)
    let file = Submission.File(exercise: TinyClass.cone, origin: "Cone.swift", fingerprint: Fingerprint(of: "right"))
    for (name, obstacle) in [("Ada", obstacle), ("Bea", nil)] {
      try students.add(
        Submission(id: name, name: name, files: [file], obstacle: obstacle),
        contents: [TinyClass.cone: Data("right".utf8)])
    }
    let exercises = [TinyClass.cone, TinyClass.dome, TinyClass.star].compactMap { Course.exercise(id: $0) }
    return GradingRun(
      students, sources: ["/class"], out: OutputFolder("\(scratch.path)/grades"),
      options: GradingRun.Options(exercises: exercises, seed: 5), toolchain: Fingerprint(of: "tools"),
      containment: "Nothing was contained.",
      grade: { exercises, _, _, _ in
        self.judged.withLock { $0.append(contentsOf: exercises.map(\.id)) }
        return exercises.map {
          Examination(exercise: $0, verdict: Verdict(.passed, points: $0.maxPoints, maxPoints: $0.maxPoints))
        }
      })
  }

  @Test func `is an error of the grader and no zero, and is judged once it can be read`() async throws {
    let obstacle = "/class/Ada cannot be read. Try `chmod`."
    let outcome = try await run("first", obstacle: obstacle).run { _ in }
    #expect(judged.withLock { $0 } == [TinyClass.cone])
    #expect(Set(outcome.unjudged.map(\.id)) == ["Ada"])
    #expect(Set(outcome.unjudged.map(\.exercise)) == [TinyClass.cone, TinyClass.dome, TinyClass.star])
    #expect(outcome.unjudged.allSatisfy { $0.reason == obstacle })
    let (ada, bea) = (try outcome.gradebook.submission(at: 0), try outcome.gradebook.submission(at: 1))
    #expect(ada.exercises.allSatisfy { $0.verdict.status == .graderError })
    // Where it lies is nothing for the student's page.
    #expect(ada.exercises.allSatisfy { !$0.verdict.findings[0].message.contains("/class") })
    #expect(bea.exercises.map(\.verdict.status).contains(.passed) && bea.unjudged.isEmpty)

    let again = try await run("second", obstacle: nil).run { _ in }
    #expect(again.unjudged.isEmpty)
    #expect(judged.withLock { $0 } == [TinyClass.cone, TinyClass.cone])
    // And what could be read once is not taken as known where something is kept back now.
    #expect(try await run("third", obstacle: obstacle).run { _ in }.unjudged.count == 3)
  }
}
