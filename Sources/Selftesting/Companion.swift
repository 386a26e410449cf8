import Course
import Foundation
import Judging

/// An honest student's exercise that is judged again and again while hostile submissions are examined beside it.
package struct Companion: Sendable {
  package var exercise: String

  /// How often it was judged.
  package var count = 0

  /// What it got instead of having passed, each time that it did not.
  package var deviations: [String] = []

  /// Whether it was judged at all, and has passed each time.
  package var isRight: Bool { count > 0 && deviations.isEmpty }

  package init(exercise: String, count: Int, deviations: [String] = []) {
    self.exercise = exercise
    self.count = count
    self.deviations = deviations
  }

  /// Judges the exercise until the others are done, and at least once.
  init(_ examine: Selftest.Examine, in place: String, until isDone: @Sendable () -> Bool) async {
    let work = HonestWork.lens
    self.init(exercise: work.exercise, count: 0)
    repeat {
      do {
        let verdict = try await Self.verdict(on: work, examine, in: place)
        if verdict?.status != .passed { deviations.append(verdict?.status.rawValue ?? "no verdict") }
      } catch {
        deviations.append("\(error)")
      }
      count += 1
      // It is there to be disturbed, and not to disturb.
      for _ in 0..<10 where !isDone() { try? await Task.sleep(for: .milliseconds(100)) }
    } while !isDone()
  }

  private static func verdict(
    on work: HonestWork, _ examine: Selftest.Examine, in place: String
  ) async throws -> Verdict? {
    guard let exercise = Course.exercise(id: work.exercise), let chapter = Course.chapter(named: exercise.chapter)
    else { return nil }
    let folder = try SubmittedFolder(in: place, owner: "an honest student", chapter: chapter)
    if access("\(folder.path)/\(exercise.file)", F_OK) != 0 { try folder.write(.init(exercise.file, work.text)) }
    return try await examine([exercise], chapter, folder.path).first?.verdict
  }
}
