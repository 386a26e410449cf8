import Course
import Foundation
import Judging

/// What there is to do: for each submission its chapters, and which of them are known.
struct ClassPlan: Sendable {
  /// A submission.
  struct Row: Sendable {
    var entry: SubmittedClass.Entry

    /// Where the results of its chapters stand, in the order of `ClassPlan.chapters`; nil where nothing was handed in.
    var places: [JournalPlace?]

    /// How many of its units are still to be graded.
    var waitingCount = 0

    /// Whether all of it is taken as it was known.
    var isUnchanged: Bool

    /// Whether something that is known of it rests on other things than what there is now: files, or anything else.
    var isOutdated = false
  }

  /// A unit that is to be graded.
  struct Task: Sendable {
    /// The submission's place among the rows, and the chapter's among the chapters.
    var row: Int
    var chapter: Int
  }

  /// The chapters of which exercises are graded, with these, and each chapter's place in the course.
  struct Part: Sendable {
    var chapter: Chapter
    var place: Int
    var exercises: [Exercise]
  }

  private(set) var parts: [Part]
  var rows: [Row] = []
  private(set) var tasks: [Task] = []

  /// The units that hold results although nothing is handed in for them any more.
  private(set) var emptied: [FinishedUnit] = []

  /// How many units there are.
  private(set) var unitCount = 0

  /// - Parameter only: The one student who is graded, whatever is known; others stand in the plan only where they are known.
  init(_ run: GradingRun, basis: UnitBasis, index: JournalIndex, only: SubmittedClass.Entry?) throws {
    parts = basis.parts
    let settled = Set(index.settled?.students.map(\.id) ?? [])
    for entry in run.students.entries {
      let submission = try run.students.submission(entry)
      let units = basis.units(of: submission)
      let known = units.map { unit in index.entry(of: entry.id, chapter: unit.place) }
      if let only, only != entry {
        let isKnown = settled.contains(entry.id) || (!units.isEmpty && known.allSatisfy { $0?.isEmpty == false })
        guard isKnown else { continue }
      }
      var row = Row(
        entry: entry, places: Array(repeating: nil, count: parts.count),
        isUnchanged: !units.isEmpty || settled.contains(entry.id))
      for (unit, known) in zip(units, known) {
        if let known, known.key != unit.key { row.isOutdated = true }
        let isKnown =
          switch only {
          case nil: known.map { $0.key == unit.key && !$0.isUnjudged } ?? false
          case entry: false
          default: known.map { !$0.isEmpty } ?? false
          }
        if isKnown {
          row.places[unit.part] = known?.place
        } else {
          row.waitingCount += 1
          row.isUnchanged = false
          tasks.append(Task(row: rows.count, chapter: unit.part))
        }
      }
      unitCount += units.count
      if only == nil || only == entry {
        for (number, part) in parts.enumerated() where !units.contains(where: { $0.part == number }) {
          guard let entry = index.entry(of: entry.id, chapter: part.place), !entry.isEmpty else { continue }
          row.isUnchanged = false
          emptied.append(basis.emptyUnit(part, of: submission))
        }
      }
      rows.append(row)
    }
  }
  /// Follows lines that stand elsewhere now.
  mutating func move(_ moved: [JournalPlace: JournalPlace]) {
    for row in rows.indices { rows[row].places = rows[row].places.map { $0.map { moved[$0] ?? $0 } } }
  }

  /// Returns whether something of a submission could not be judged.
  func isUnjudged(_ row: Row, _ index: JournalIndex) -> Bool {
    zip(parts, row.places).contains { part, place in
      place != nil && index.entry(of: row.entry.id, chapter: part.place)?.isUnjudged == true
    }
  }
}
