/// What is not in a gradebook, or no longer true in it, where one student alone was graded.
struct LeftOut {
  /// How many students of the class are not in it.
  let missingCount: Int

  /// How many other students hand in other files than those that their verdicts rest on.
  private(set) var changedCount = 0

  /// How many others hand in the same files, and their verdicts rest on other tools, exercises or containment.
  private(set) var outdatedCount = 0

  /// - Throws: `WorkbookFolder.Problem` where what is known cannot be read.
  init(
    _ only: SubmittedClass.Entry, of students: SubmittedClass, _ plan: ClassPlan, basis: UnitBasis,
    lines: OpenJournal.Lines
  ) throws {
    missingCount = students.entries.count - plan.rows.count
    for row in plan.rows where row.entry != only && row.isOutdated {
      let submission = try students.submission(row.entry)
      let isChanged = try basis.parts.indices.contains { part in
        guard let place = row.places[part] else { return basis.unit(part, of: submission) != nil }
        let known = try lines.unit(at: place, of: row.entry.id, in: basis.parts[part].chapter)
        return known.files != basis.files(of: basis.parts[part].chapter, in: submission)
      }
      if isChanged { changedCount += 1 } else { outdatedCount += 1 }
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
    if outdatedCount > 0 {
      let were = outdatedCount == 1 ? "1 other student was" : "\(outdatedCount) other students were"
      remarks.append(
        "\(were) graded with other tools or exercises than there are now, or contained in another way: "
          + "\(isUnfinished ? "--resume" : "the same command") without --only grades "
          + "\(outdatedCount == 1 ? "that one" : "them") again.")
    }
    return remarks
  }
}
