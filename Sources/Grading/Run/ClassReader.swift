import Course

/// Reads what came out for a submission from the journal, one at a time.
struct ClassReader: Sendable {
  var students: SubmittedClass
  var basis: UnitBasis
  var lines: OpenJournal.Lines

  /// Returns a submission with its results.
  ///
  /// - Throws: `WorkbookFolder.Problem` where they cannot be read.
  func submission(_ row: ClassPlan.Row) throws -> GradedSubmission {
    var exercises: [GradedExercise] = []
    var containments: [String] = []
    for (part, place) in zip(basis.parts, row.places) {
      let unit = try place.map { try lines.unit(at: $0) }
      exercises += part.exercises.map { unit?.result(of: $0.id) ?? basis.missing($0) }
      if let unit, !containments.contains(unit.containment) { containments.append(unit.containment) }
    }
    return GradedSubmission(try students.submission(row.entry), exercises: exercises, containments: containments)
  }

  /// Returns the gradebook with these submissions.
  func gradebook(_ rows: [ClassPlan.Row]) -> Gradebook {
    Gradebook(
      seed: basis.seed, exercises: basis.parts.flatMap(\.exercises), count: rows.count, remarks: students.remarks
    ) { place in
      try submission(rows[place])
    } text: { place, exercise in
      text(of: exercise, rows[place])
    }
  }

  /// Returns what was judged; nil where that is not what lies there now, as it may be where others were taken as known.
  private func text(of exercise: Exercise, _ row: ClassPlan.Row) -> String? {
    guard let part = basis.parts.firstIndex(where: { $0.chapter.name == exercise.chapter }),
      let place = row.places[part], let unit = try? lines.unit(at: place),
      let submission = try? students.submission(row.entry),
      let file = submission.files.first(where: { $0.exercise == exercise.id }),
      unit.result(of: exercise.id)?.basis.file == file.fingerprint
    else { return nil }
    return students.text(of: exercise, of: row.entry)
  }
}
