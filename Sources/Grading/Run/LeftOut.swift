/// What is not in a gradebook, or no longer true in it, where one student alone was graded.
struct LeftOut {
  /// How many students of the class are not in it.
  let missingCount: Int

  /// How many other students hand in other files than those that their verdicts rest on.
  let changedCount: Int

  /// - Throws: `WorkbookFolder.Problem` where what is known cannot be read.
  init(
    _ only: SubmittedClass.Entry, of students: SubmittedClass, _ plan: ClassPlan, basis: UnitBasis,
    lines: OpenJournal.Lines
  ) throws {
    missingCount = students.entries.count - plan.rows.count
    changedCount = try plan.rows.count { row in
      guard row.entry != only, row.isOutdated else { return false }
      let submission = try students.submission(row.entry)
      return try zip(plan.parts, row.places).contains { part, place in
        guard let place else { return false }
        let known = try lines.unit(at: place, of: row.entry.id, in: part.chapter)
        return known.files != basis.files(of: part.chapter, in: submission)
      }
    }
  }

  /// Returns what there is to say about that, in whole sentences.
  ///
  /// - Parameter isUnfinished: Whether a run of the whole class is still to be gone on with.
  func remarks(isUnfinished: Bool) -> [String] {
    let advice = isUnfinished ? "--resume without --only goes on with" : "the same command without --only grades"
    var remarks: [String] = []
    if missingCount > 0 {
      remarks.append(
        missingCount == 1
          ? "1 student of the class is not in this gradebook yet: \(advice) that one."
          : "\(missingCount) students of the class are not in this gradebook yet: \(advice) them.")
    }
    if changedCount > 0 {
      remarks.append(
        changedCount == 1
          ? "1 other student has changed work that was not graded again: \(advice) it."
          : "\(changedCount) other students have changed work that was not graded again: \(advice) it.")
    }
    return remarks
  }
}
