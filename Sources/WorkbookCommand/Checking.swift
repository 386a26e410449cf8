import Course
import Judging
import Remembering
import Reports
import Running

/// Examines exercises of a workbook and remembers what came out.
struct Checking: Sendable {
  private var workbook: OpenWorkbook

  init(_ workbook: OpenWorkbook) {
    self.workbook = workbook
  }

  /// Examines exercises; the notes are for standard error.
  ///
  /// - Parameter seed: What some of the questions are drawn from.
  func check(_ exercises: [Exercise], seed: UInt64) async throws -> (examinations: [Examination], notes: [String]) {
    guard !exercises.isEmpty else { return ([], []) }
    for chapter in Course.chapters where exercises.contains(where: { $0.chapter == chapter.name }) {
      try workbook.folder.requireFolder(of: chapter)
    }
    // Contents are read before they are judged: an edit made meanwhile must not inherit the verdict.
    let snapshot = try Snapshot(of: exercises, in: workbook.folder)
    let toolchain = try workbook.world.toolchain()
    let subject = exercises.count == 1 ? exercises[0].id : "\(exercises.count) exercises"
    let ticker = Ticker("checking \(subject)", workbook.world)
    defer { ticker.stop() }
    let results = try await workbook.world.examine(workbook.folder, exercises, seed)
    let examinations = exercises.map { exercise in
      results.first { $0.exercise.id == exercise.id } ?? Self.missing(exercise)
    }
    do throws(WorkbookFolder.Problem) {
      let recollection = try workbook.memory.update { progress in
        for examination in examinations { progress.record(examination, snapshot: snapshot, toolchain: toolchain) }
      }
      return (examinations, recollection.warning.map { [$0] } ?? [])
    } catch {
      return (examinations, ["\(error.description) So this check will not be remembered."])
    }
  }

  /// Fewer results than were asked for must never look like a success.
  private static func missing(_ exercise: Exercise) -> Examination {
    let finding = Finding("grader-error", "This could not be judged, which is not your fault: no result came.")
    return Examination(
      exercise: exercise, verdict: Verdict(.graderError, maxPoints: exercise.maxPoints, findings: [finding]))
  }
}
