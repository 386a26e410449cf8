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
    if let difference = unit.difference(from: examination) {
      return unjudged(exercise, file: file, because: difference)
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

extension UnitBasis.Unit {
  /// Returns in which file that was judged differs from what was handed in; nil where nothing does.
  ///
  /// The copies lie on a disk meanwhile. A program that cleans up there may remove them, a disk may fail, and where limits
  /// alone contain the runs another submission may change them.
  fileprivate func difference(from examination: Examination) -> String? {
    guard let judged = examination.files else { return nil }
    if let name = files.keys.sorted().first(where: { judged[$0] == nil }) {
      return "the copy of \(name) is gone, or could not be read"
    }
    if let name = files.keys.sorted().first(where: { judged[$0] != files[$0] }) {
      return "the copy of \(name) was changed after it was taken in"
    }
    let others = judged.keys.filter { files[$0] == nil } + examination.otherFiles
    return others.min().map {
      "beside the copies there was \(Spelling.harmless($0, limit: 100)), which nobody handed in"
    }
  }
}
