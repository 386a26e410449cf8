import Foundation

/// How a journal lies on the disk: another run that works in the same folder leaves it behind differently.
struct JournalState: Hashable, Sendable {
  private let file: UInt64
  private let count: Int

  /// - Returns: nil where there is none.
  init?(of out: OutputFolder) {
    var status = stat()
    guard stat(out.journal, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    count = Int(status.st_size)
  }
}
