import Course
import Foundation
import Running

/// The journal of a run that goes on: what is known, and where what is found out is kept.
struct OpenJournal {
  private(set) var index: JournalIndex

  /// What was there before; nil where there was nothing.
  private(set) var kept: JournalFile?

  /// Where lines are added: the same, or a journal of its own that goes with the preview.
  private var added: JournalFile?
  private var lock: FolderLock?
  private var draft: ScratchFolder?
  let out: OutputFolder

  /// Whether what is found out is kept in the folder.
  let isKeeping: Bool

  /// Reads what is known, and keeps others out.
  ///
  /// - Parameter isKeeping: Whether what is found out is to be kept; where not, nothing is changed in the folder.
  /// - Throws: `WorkbookFolder.Problem`.
  init(_ out: OutputFolder, isKeeping: Bool) throws {
    self.out = out
    self.isKeeping = isKeeping
    index = JournalIndex()
    guard try out.look() == .run else { return }
    lock = try FolderLock(out, isShared: !isKeeping)
    guard isKeeping || access(out.journal, F_OK) == 0 else { return }
    let file = try JournalFile(out.journal, isWritten: isKeeping, disk: out.disk)
    index = try JournalIndex(reading: file)
    kept = file
  }

  /// What there is to say about lines that could not be read.
  var remarks: [String] {
    guard let first = index.damaged.first else { return [] }
    let lines =
      index.damagedCount == 1
      ? "Line \(first) of \(out.journal) is damaged"
      : "\(index.damagedCount) lines of \(out.journal) are damaged, the first of them line \(first)"
    return ["\(lines): what stood there is graded again."]
  }

  /// Makes sure that lines can be added, which is the first thing that changes anything on the disk.
  mutating func prepare() throws(WorkbookFolder.Problem) {
    guard isKeeping else {
      let folder = try ScratchFolder()
      draft = folder
      added = try JournalFile("\(folder.path)/journal.jsonl", isWritten: true)
      return
    }
    if kept == nil {
      try out.make()
      lock = try FolderLock(out)
      let file = try JournalFile(out.journal, isWritten: true, disk: out.disk)
      guard file.count == 0 else {
        throw WorkbookFolder.Problem("Another run has just worked in \(out.path). Start the command again.")
      }
      kept = file
    }
    try kept?.cut(to: index.end)
    added = kept
    // What a run that was killed had begun to write anew.
    unlink(rewritten)
    out.disk.synchronise(folder: out.state)
  }

  /// Where a journal is written that is to take the place of this one.
  var rewritten: String { "\(out.state)/journal.new" }

  /// Makes sure that what was added stands where the next run looks for it.
  ///
  /// - Returns: How the journal lies on the disk; nil where nothing is kept.
  /// - Throws: `WorkbookFolder.Problem` where the folder was moved or removed, or somebody else has written to the journal, as
  ///   is possible on a drive that knows no locks.
  func settle() throws(WorkbookFolder.Problem) -> JournalState? {
    guard isKeeping, let kept else { return nil }
    guard let state = JournalState(of: out), state == kept.state else {
      throw WorkbookFolder.Problem(
        "\(out.path) was moved or removed while this ran, or another run has worked in it, so no gradebook was written. "
          + "Start the command again with --resume once the folder is there: what its journal holds is not graded twice."
      )
    }
    return state
  }

  /// Adds a line, which is on the disk when this returns.
  ///
  /// - Throws: `WorkbookFolder.Problem` where that fails; what was there before is still there.
  mutating func add(_ line: JournalLine) throws {
    guard let added else { preconditionFailure("a line is added to a journal that was not prepared") }
    let place = try added.append(line.data())
    index.add(line, at: JournalPlace(place, isDraft: !isKeeping))
  }

  /// Goes on with a journal that says the same in fewer lines.
  mutating func replace(by file: JournalFile, _ index: JournalIndex) {
    kept = file
    added = file
    self.index = index
  }

  /// What reads lines, also when the run is over.
  var lines: Lines { Lines(kept: kept, draft: isKeeping ? nil : added, folder: draft) }

  /// Reads the lines of units.
  struct Lines: Sendable {
    fileprivate var kept: JournalFile?
    fileprivate var draft: JournalFile?

    /// Stays for as long as somebody may read.
    fileprivate var folder: ScratchFolder?

    /// Returns the unit of a student whose line stands at a place.
    ///
    /// - Throws: `WorkbookFolder.Problem` where that line is no longer there.
    func unit(
      at place: JournalPlace, of student: String, in chapter: Chapter
    ) throws(WorkbookFolder.Problem) -> FinishedUnit {
      guard let file = place.isDraft ? draft : kept else {
        throw WorkbookFolder.Problem("The journal is no longer there. Start the command again.")
      }
      // Where two runs write that nothing keeps apart, another whole line may stand there.
      guard case .unit(let unit)? = try? JournalLine(file.bytes(at: place.bytes).dropLast()), unit.student == student,
        unit.chapter == chapter.name
      else {
        throw WorkbookFolder.Problem("\(file.path) was changed meanwhile. Start the command again.")
      }
      return unit
    }
  }
}
