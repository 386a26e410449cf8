import Course
import Judging
import Running
import Testing

@testable import Grading

@Suite struct `What was forgotten in a second run` {
  private let work: TinyClass.Work = ["Ada": [TinyClass.cone: "right"], "Bea": [TinyClass.star: "right"], "Cem": [:]]
  private let secret = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 1])]])

  @Test func `is not what another containment is told as`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work).run(quiet)
    let contained = try tiny.run(work, isContained: true) { exercises, _, _, _ in
      exercises.map { Examination(exercise: $0, verdict: Verdict(.crashed, maxPoints: $0.maxPoints)) }
    }
    #expect(try await contained.preview(quiet).changes.map(\.reasons) == [[.containment], [.containment]])
  }
}
