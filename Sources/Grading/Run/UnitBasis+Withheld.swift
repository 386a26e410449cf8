import Judging

extension UnitBasis {
  /// Returns what is kept of a unit of work that could not be read: errors of the grader; nil where all of it was read.
  ///
  /// - Parameter containment: What contains the runs, in a sentence.
  func withheld(_ unit: Unit, of submission: Submission, containment: String) -> FinishedUnit? {
    guard submission.obstacle != nil else { return nil }
    let results = unit.exercises.map { exercise in
      let finding = Finding(
        "grader-error",
        "This could not be judged, which is not your fault: something of what you handed in cannot be read here.")
      return GradedExercise(
        id: exercise.id, verdict: Verdict(.graderError, maxPoints: exercise.maxPoints, findings: [finding]),
        basis: basis(of: exercise, file: unit.files[exercise.file]))
    }
    return FinishedUnit(
      student: submission.id, chapter: parts[unit.part].chapter.name, key: unit.key, files: unit.files,
      exercises: results, containment: containment)
  }
}
