import Course
import Foundation
import Judging

/// What there is to do: for each submission its chapters, and which of them are known.
struct ClassPlan: Sendable {
  /// A submission.
  struct Row: Sendable {
    var entry: SubmittedClass.Entry

    /// Where the results of its chapters stand, in the order of the basis's parts; nil where nothing was handed in.
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
    /// The submission's place among the rows, and the chapter's among the basis's parts.
    var row: Int
    var chapter: Int
  }

  /// The chapters of which exercises are graded, with these, and each chapter's place in the course.
  struct Part: Sendable {
    var chapter: Chapter
    var place: Int
    var exercises: [Exercise]
  }

  var rows: [Row] = []
  private(set) var tasks: [Task] = []

  /// The units that hold results although nothing is handed in for them any more.
  private(set) var emptied: [FinishedUnit] = []

  /// How many units there are.
  private(set) var unitCount = 0

  /// - Parameter only: The one student who is graded, whatever is known; others stand in the plan only where they are known.
  init(_ run: GradingRun, basis: UnitBasis, index: JournalIndex, only: SubmittedClass.Entry?) throws {
    let settled = Set(index.settled?.students.map(\.id) ?? [])
    for entry in run.students.entries {
      let submission = try run.students.submission(entry)
      let units = basis.units(of: submission)
      let known = basis.parts.map { index.entry(of: entry.id, chapter: $0.place) }
      if let only, only != entry {
        // Of a run that is not finished, only what it would come to as well.
        guard
          settled.contains(entry.id)
            || !index.isFinished && !units.isEmpty && units.allSatisfy({ known[$0.part]?.key == $0.key })
        else { continue }
        add(entry, as: known, units: units)
      } else {
        let isKnown = settled.contains(entry.id)
        add(entry, units: units, known: known, isKnown: isKnown, isAgain: only != nil)
        for (part, known) in zip(basis.parts, known)
        where known?.isEmpty == false && !units.contains(where: { $0.place == part.place }) {
          rows[rows.count - 1].isUnchanged = false
          emptied.append(basis.emptyUnit(part, of: submission))
        }
      }
    }
  }

  /// Takes a submission as it is known, whatever its files are now.
  private mutating func add(_ entry: SubmittedClass.Entry, as known: [JournalIndex.Entry?], units: [UnitBasis.Unit]) {
    let known = known.map { $0?.isEmpty == true ? nil : $0 }
    let isOutdated = known.indices.contains { part in
      known[part]?.key != units.first { $0.part == part }?.key
    }
    unitCount += known.count { $0 != nil }
    rows.append(Row(entry: entry, places: known.map { $0?.place }, isUnchanged: true, isOutdated: isOutdated))
  }

  /// Takes a submission of which everything is to be known.
  ///
  /// - Parameters:
  ///   - isKnown: Whether it stands in the gradebook that was there before.
  ///   - isAgain: Whether it is graded whatever is known.
  private mutating func add(
    _ entry: SubmittedClass.Entry, units: [UnitBasis.Unit], known: [JournalIndex.Entry?], isKnown: Bool, isAgain: Bool
  ) {
    var row = Row(
      entry: entry, places: Array(repeating: nil, count: known.count), isUnchanged: !units.isEmpty || isKnown)
    for unit in units {
      if !isAgain, let known = known[unit.part], known.key == unit.key, !known.isUnjudged {
        row.places[unit.part] = known.place
      } else {
        row.waitingCount += 1
        row.isUnchanged = false
        tasks.append(Task(row: rows.count, chapter: unit.part))
      }
    }
    unitCount += units.count
    rows.append(row)
  }

  /// Follows lines that stand elsewhere now.
  mutating func move(_ moved: [JournalPlace: JournalPlace]) {
    for row in rows.indices { rows[row].places = rows[row].places.map { $0.map { moved[$0] ?? $0 } } }
  }

  /// Returns whether something of a submission could not be judged.
  func isUnjudged(_ row: Row, _ basis: UnitBasis, _ index: JournalIndex) -> Bool {
    zip(basis.parts, row.places).contains { part, place in
      place != nil && index.entry(of: row.entry.id, chapter: part.place)?.isUnjudged == true
    }
  }
}
