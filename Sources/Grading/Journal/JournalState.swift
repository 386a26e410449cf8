import Foundation

/// How a journal lies on the disk: another run that works in the same folder leaves it behind differently.
struct JournalState: Hashable, Sendable {
  private let device: UInt64
  private let file: UInt64
  private let count: Int

  /// - Returns: nil where there is none.
  init?(of out: OutputFolder) {
    var status = stat()
    guard stat(out.journal, &status) == 0 else { return nil }
    self.init(status, count: Int(status.st_size))
  }

  /// - Parameter count: How many bytes it has.
  init(_ status: stat, count: Int) {
    device = UInt64(status.st_dev)
    file = UInt64(status.st_ino)
    self.count = count
  }
}
