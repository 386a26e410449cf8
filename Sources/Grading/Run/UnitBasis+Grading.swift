import Course
import Foundation
import Judging
import Running

extension UnitBasis {
  /// Grades a unit: whatever goes wrong becomes an error of the grader for the exercises that it is about.
  ///
  /// - Parameter folder: Where the files lie.
  /// - Throws: `CancellationError` where the run is given up.
  func grade(
    _ unit: Unit, of student: String, in folder: String, containment: String, by grade: GradingRun.Grade
  ) async throws(CancellationError) -> FinishedUnit {
    let chapter = parts[unit.part].chapter
    var examinations: [Examination] = []
    var reason = "no result came"
    do {
      examinations = try await grade(unit.exercises, chapter, folder, seed)
    } catch {
      reason = (error as? WorkbookFolder.Problem)?.description ?? "\(error)"
    }
    // What comes of a run that is given up is not to be kept: nobody can say whether it is true.
    if Task.isCancelled { throw CancellationError() }
    let results = unit.exercises.map { exercise in
      result(of: exercise, in: unit, from: examinations.filter { $0.exercise.id == exercise.id }, or: reason)
    }
    return FinishedUnit(
      student: student, chapter: chapter.name, key: unit.key, files: unit.files, exercises: results,
      containment: containment)
  }

  private func result(
    of exercise: Exercise, in unit: Unit, from examinations: [Examination], or reason: String
  ) -> GradedExercise {
    let file = unit.files[exercise.file]
    guard examinations.count == 1, let examination = examinations.first else {
      return unjudged(exercise, file: file, because: examinations.isEmpty ? reason : "several results came")
    }
    let needed = examination.neededFiles.compactMap { name in unit.files[name].map { (name, $0) } }
    var verdict = examination.verdict
    if verdict.status == .graderError {
      for index in verdict.findings.indices {
        verdict.findings[index].message = verdict.findings[index].message.withoutFolders
      }
    }
    let graded = GradedExercise(
      id: exercise.id, verdict: verdict, secret: examination.secret,
      basis: basis(of: exercise, file: file, neededFiles: Dictionary(needed) { first, _ in first }))
    guard graded.isSound, graded.verdict.maxPoints == exercise.maxPoints else {
      return unjudged(exercise, file: file, because: "the points cannot be true")
    }
    return graded
  }

  private func unjudged(_ exercise: Exercise, file: Fingerprint?, because reason: String) -> GradedExercise {
    var reason = reason.withoutFolders
    if reason.hasSuffix(".") { reason.removeLast() }
    let finding = Finding("grader-error", "This could not be judged, which is not your fault: \(reason).")
    return GradedExercise(
      id: exercise.id, verdict: Verdict(.graderError, maxPoints: exercise.maxPoints, findings: [finding]),
      basis: basis(of: exercise, file: file))
  }
}
