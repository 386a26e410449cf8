import Course

/// How much may still be unpacked for one student.
///
/// In the archive of a class each student's part has these bounds, and what is left of the archive has those of a class.
/// What an archive unpacks to counts, and so does what the archives in it unpack to: the sum is what is bounded.
package struct UnpackingAllowance: Sendable, Hashable {
  /// How many bytes an archive and those in it may unpack to.
  package static let bytes = 100 << 20

  /// How many files and folders there may be in it.
  package static let entries = 10_000

  /// How many bytes the archive of a class may unpack to, without the students that have too much: 2 MiB for each of 2,000.
  package static let classBytes = 4 << 30

  /// How many files and folders there may be in it: a hundred for each of 2,000.
  package static let classEntries = 200_000

  /// How many archives are opened.
  package static let archives = 100

  /// How deep archives may lie in one another.
  package static let depth = 4

  var bytes = Self.bytes
  var entries = Self.entries
  var archives = Self.archives

  package init() {}

  /// Counts what was unpacked already.
  ///
  /// - Returns: What it is more of than is allowed; nil where it is not.
  package mutating func take(entries count: Int, bytes size: Int) -> Unreadable? {
    entries -= count
    bytes -= size
    let isTooMuch = Unreadable(entries: Self.entries - entries, bytes: Self.bytes - bytes)
    (entries, bytes) = (max(0, entries), max(0, bytes))
    return isTooMuch
  }
}

extension Unreadable {
  /// Why a student's part of what was handed in is not looked at; nil where it is no more than is allowed.
  init?(entries: Int, bytes: Int) {
    if entries > UnpackingAllowance.entries {
      self = .tooMuch("\(UnpackingAllowance.entries / 1000),000 files and folders")
    } else if bytes > UnpackingAllowance.bytes {
      self = .tooMuch("\(UnpackingAllowance.bytes >> 20) MiB")
    } else {
      return nil
    }
  }
}
