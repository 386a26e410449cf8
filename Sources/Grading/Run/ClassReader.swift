import Course
import Synchronization

/// Reads what came out for a submission from the journal, one at a time.
struct ClassReader: Sendable {
  var students: SubmittedClass
  var basis: UnitBasis
  var lines: OpenJournal.Lines

  /// The row that was read last: a page asks for the text of each exercise of it, one after the other.
  private let last = LastRow()

  init(students: SubmittedClass, basis: UnitBasis, lines: OpenJournal.Lines) {
    self.students = students
    self.basis = basis
    self.lines = lines
  }

  /// Returns a submission with its results.
  ///
  /// - Throws: `WorkbookFolder.Problem` where they cannot be read.
  func submission(_ row: ClassPlan.Row) throws -> GradedSubmission {
    let read = try reading(row)
    var exercises: [GradedExercise] = []
    var containments: [String] = []
    for (part, unit) in zip(basis.parts, read.units) {
      exercises += part.exercises.map { exercise in
        unit?.result(of: exercise.id)
          ?? basis.missing(exercise, isThere: read.submission.files.contains { $0.exercise == exercise.id })
      }
      if let unit, !containments.contains(unit.containment) { containments.append(unit.containment) }
    }
    return GradedSubmission(read.submission, exercises: exercises, containments: containments)
  }

  private func reading(_ row: ClassPlan.Row) throws -> LastRow.Reading {
    try last.reading(of: row) {
      LastRow.Reading(
        submission: try students.submission(row.entry),
        units: try zip(basis.parts, row.places).map { part, place in
          try place.map { try lines.unit(at: $0, of: row.entry.id, in: part.chapter) }
        })
    }
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
      let read = try? reading(row), let unit = read.units[part],
      let file = read.submission.files.first(where: { $0.exercise == exercise.id }),
      unit.result(of: exercise.id)?.basis.file == file.fingerprint
    else { return nil }
    return students.text(of: exercise, of: row.entry)
  }
}

/// What was read of one submission, for whoever asks for the same one again.
private final class LastRow: Sendable {
  struct Reading: Sendable {
    var submission: Submission

    /// What came out for its chapters, in the order of the basis; nil where nothing was handed in.
    var units: [FinishedUnit?]
  }

  private let kept = Mutex<(id: String, places: [JournalPlace?], reading: Reading)?>(nil)

  /// Returns what was read of a submission.
  func reading(of row: ClassPlan.Row, or read: () throws -> Reading) throws -> Reading {
    let known = kept.withLock { kept in
      kept.flatMap { $0.id == row.entry.id && $0.places == row.places ? $0.reading : nil }
    }
    if let known { return known }
    let reading = try read()
    kept.withLock { $0 = (row.entry.id, row.places, reading) }
    return reading
  }
}
