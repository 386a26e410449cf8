import Course
import Foundation

extension OpenJournal {
  /// Writes the journal anew where more than half of it, or a damaged line, no longer counts.
  ///
  /// What students who are gone have handed in is kept, since they may come back. Where there is no room for a second
  /// journal, the first one stays.
  ///
  /// - Returns: Where the lines stand now, by where they stood; nil where nothing was changed.
  mutating func compact() -> [JournalPlace: JournalPlace]? {
    guard isKeeping, index.isFinished, let old = kept, let settled = index.settled,
      let beginning = try? JournalLine.begun(settled.beginning).data(),
      let ending = try? JournalLine.finished(JournalLine.Ending(students: settled.students)).data()
    else { return nil }
    let places = index.units.values.joined().compactMap { $0?.place }.sorted {
      $0.bytes.lowerBound < $1.bytes.lowerBound
    }
    let count = places.reduce(beginning.count + ending.count) { $0 + $1.bytes.count }
    guard old.count > 2 * count || index.damagedCount > 0 else { return nil }
    let path = rewritten
    var moved: [JournalPlace: JournalPlace] = [:]
    do {
      try write(to: path) { append in
        var end = beginning.count
        try append(beginning)
        for place in places {
          try append(old.bytes(at: place.bytes))
          moved[place] = JournalPlace(end..<end + place.bytes.count)
          end += place.bytes.count
        }
        try append(ending)
      }
      let file = try JournalFile(path, called: out.journal, isWritten: true, disk: out.disk)
      let index = try JournalIndex(reading: file)
      // Whatever was damaged since it was read stays where it can be told of.
      guard index.damagedCount == 0 else { throw DiskWriting.Failure(number: EIO) }
      guard rename(path, out.journal) == 0 else { throw DiskWriting.Failure(number: errno) }
      out.disk.synchronise(folder: out.state)
      replace(by: file, index)
      return moved
    } catch {
      unlink(path)
      return nil
    }
  }

  private func write(to path: String, _ body: ((Data) throws -> Void) throws -> Void) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw DiskWriting.Failure(number: errno) }
    defer { close(file) }
    try body { try out.disk.writeAll($0, to: file) }
    try out.disk.synchroniseAll(file)
  }
}
