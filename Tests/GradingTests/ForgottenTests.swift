import Course
import Judging
import Running
import Testing

@testable import Grading

@Suite struct `What was forgotten in a second run` {
  private let work: TinyClass.Work = ["Ada": [TinyClass.cone: "right"], "Bea": [TinyClass.star: "right"], "Cem": [:]]
  private let secret = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 1])]])

  @Test func `is asked for where it was the file with the secret questions`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 4, secret: secret).run(quiet)
    tiny.forgetCalls()
    let before = tiny.contents
    let message = await problem { _ = try await tiny.run(work).run(quiet) }
    #expect(
      message.contains("--secret") && message.contains("--no-secret") && message.contains(tiny.path), "\(message)")
    #expect(await problem { _ = try await tiny.run(work).preview(quiet) } == message)
    #expect(tiny.graded.isEmpty && tiny.contents == before)
    // Another file is what somebody wants, and so is none where that is said; from then on there are none.
    let other = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 2])]])
    #expect(try await tiny.run(work, secret: other).run(quiet).gradedUnits == 2)
    #expect(try await tiny.run(work, dropsSecret: true).run(quiet).gradedUnits == 2)
    #expect(try await tiny.run(work).run(quiet).gradedUnits == 0)
  }

  @Test func `cannot be done without for one student, nor in the midst of a run`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 4, secret: secret).run(quiet)
    #expect(
      await problem { _ = try await tiny.run(work, only: "Ada", dropsSecret: true).run(quiet) }
        .contains("Name their file again with --secret"))
    let other = try TinyClass()
    try await other.cutOff(work, seed: 4, secret: secret)
    #expect(
      await problem { _ = try await other.run(work, isResumed: true, dropsSecret: true).run(quiet) }
        .contains("Name their file again with --secret"))
  }

  @Test func `is told where it was a source, also of who had handed in nothing`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work).run(quiet)
    let changes = try await tiny.run(["Ada": [TinyClass.cone: "right"]]).run(quiet).changes
    #expect(changes.map(\.name) == ["Bea", "Cem"])
    #expect(changes.allSatisfy { $0.reasons == [.studentGone] && $0.after == nil })
  }

  @Test func `is not what another containment is told as`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work).run(quiet)
    let contained = try tiny.run(work, isContained: true) { exercises, _, _, _ in
      exercises.map { Examination(exercise: $0, verdict: Verdict(.crashed, maxPoints: $0.maxPoints)) }
    }
    #expect(try await contained.preview(quiet).changes.map(\.reasons) == [[.containment], [.containment]])
  }
}
