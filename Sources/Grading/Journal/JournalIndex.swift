import Course
import Foundation

/// What stands where in a journal; the results themselves stay on the disk.
struct JournalIndex: Sendable {
  /// What is kept in memory of a unit.
  struct Entry: Sendable {
    var place: JournalPlace
    var key: UnitKey
    var isUnjudged: Bool

    /// Whether nothing was handed in any more.
    var isEmpty: Bool
  }

  /// The units by the submissions' ids and the chapters' places in the course; of several lines for one, the last.
  typealias Units = [String: [Entry?]]

  /// What stood in the journal when a run was finished: what its gradebook was made of.
  struct Settled: Sendable {
    var beginning: JournalLine.Beginning
    var students: [JournalLine.Ending.Student]
    var units: Units
  }

  private(set) var units: Units = [:]
  private(set) var settled: Settled?

  /// What the last run is about; nil where none has begun.
  private(set) var beginning: JournalLine.Beginning?

  /// Whether the last run has come to its end.
  private(set) var isFinished = false

  /// The numbers of the lines that could not be read, from 1, and how many there are in all.
  private(set) var damaged: [Int] = []
  private(set) var damagedCount = 0

  /// Where the last whole line ends.
  private(set) var end = 0

  init() {}

  /// Reads a journal, line by line.
  ///
  /// - Parameter isBrief: Whether only what the runs are about is looked for, and nothing of what came out.
  /// - Throws: `WorkbookFolder.Problem` where it cannot be read, or was written by another version of the workbook.
  init(reading file: JournalFile, isBrief: Bool = false) throws {
    var number = 0
    end = try file.forEachLine { data, place in
      number += 1
      if isBrief, data.starts(with: JournalLine.unitOpening) { return }
      do throws(JournalLine.OtherVersion) {
        if let line = try JournalLine(data) {
          add(line, at: JournalPlace(place))
          return
        }
      } catch {
        throw WorkbookFolder.Problem(
          error.isNewer
            ? "\(file.path) was written by a newer workbook (version \(error.version)). Take that one, or name a new folder."
            : "\(file.path) was written by an older workbook, whose results are not taken over. Name a new folder.")
      }
      damagedCount += 1
      if damaged.count < 5 { damaged.append(number) }
    }
    if beginning == nil, number > 1 {
      throw WorkbookFolder.Problem(
        "\(file.path) is damaged: it no longer says what its questions were drawn from. Name a new folder.")
    }
  }

  /// Takes a line in.
  mutating func add(_ line: JournalLine, at place: JournalPlace) {
    switch line {
    case .begun(let beginning):
      self.beginning = beginning
      isFinished = false
    case .unit(let unit):
      add(unit, at: place)
    case .finished(let ending):
      guard let beginning else { return }
      isFinished = true
      settled = Settled(beginning: beginning, students: ending.students, units: units)
    }
  }

  private mutating func add(_ unit: FinishedUnit, at place: JournalPlace) {
    guard let chapter = Course.chapters.firstIndex(where: { $0.name == unit.chapter }) else { return }
    units[unit.student, default: Array(repeating: nil, count: Course.chapters.count)][chapter] = Entry(
      place: place, key: unit.key, isUnjudged: unit.isUnjudged, isEmpty: unit.exercises.isEmpty)
  }

  /// Returns what is known of a chapter of a submission.
  func entry(of student: String, chapter: Int) -> Entry? { units[student]?[chapter] }
}

/// Where a line stands in a journal.
struct JournalPlace: Hashable, Sendable {
  private var offset: Int
  private var count: Int32

  /// Whether it stands in the journal of a preview, which nobody keeps.
  var isDraft: Bool

  init(_ bytes: Range<Int>, isDraft: Bool = false) {
    offset = bytes.lowerBound
    count = Int32(clamping: bytes.count)
    self.isDraft = isDraft
  }

  /// Where it stands, with its end.
  var bytes: Range<Int> { offset..<offset + Int(count) }
}
