import Course
import Judging

extension GradingRun {
  /// Makes sure that everybody else can stay as they are where one student alone is graded.
  ///
  /// - Throws: `WorkbookFolder.Problem` where somebody would be gone from the gradebook, or an older result might come back.
  func checkThatOthersStay(as index: JournalIndex) throws(WorkbookFolder.Problem) {
    let isUnfinished = index.beginning != nil && !index.isFinished
    if let first = index.damaged.first {
      // What stood there may have been newer than what stands above it.
      throw WorkbookFolder.Problem(
        "Line \(first) of \(out.journal) is damaged, so nobody can say whether what is known of the others is the last. "
          + "Grade the whole class, \(isUnfinished ? "with --resume and " : "")without --only: what stood there is "
          + "graded again, and nothing else.")
    }
    let absent = absent(from: index)
    guard !absent.isEmpty else { return }
    let some = absent.prefix(5).joined(separator: ", ") + (absent.count > 5 ? " and others" : "")
    let students = absent.count == 1 ? "1 student who is" : "\(absent.count) students who are"
    throw WorkbookFolder.Problem(
      "There \(absent.count == 1 ? "is" : "are") \(students) known in \(out.path) and not among the submissions that were "
        + "named, and would be gone from the gradebook: \(some). Name the class as well, with the new work after it, or "
        + "put the new work into the student's own folder there.")
  }

  /// Returns who stands in the gradebook, or is known from a run that is not finished, and is not there.
  private func absent(from index: JournalIndex) -> [String] {
    let here = Set(students.entries.map(\.id))
    let settled = index.settled?.students ?? []
    let absent = settled.filter { !here.contains($0.id) }.map { SubmittedClass.Entry.title(id: $0.id, name: $0.name) }
    guard !index.isFinished else { return absent }
    let others = Set(index.units.keys).subtracting(here).subtracting(settled.map(\.id))
    return absent
      + others.filter { id in
        index.units[id, default: []].indices.contains { chapter in
          guard let entry = index.entry(of: id, chapter: chapter), !entry.isEmpty else { return false }
          return entry.place != index.settled?.units[id]?[chapter]?.place
        }
      }.sorted().map { Spelling.harmless($0, limit: 130) }
  }
}
