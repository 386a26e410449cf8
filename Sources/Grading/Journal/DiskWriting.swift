import Foundation

/// The system's calls that may fail where a disk is full, so that a test can have them fail.
struct DiskWriting: Sendable {
  /// Writes bytes and returns how many; -1 and an error number where none were.
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int

  /// Waits until everything that was written is on the disk; returns 0, or -1 and an error number.
  var synchronise: @Sendable (_ descriptor: Int32) -> Int32

  /// Gives a file or folder another name; returns 0, or -1 and an error number.
  var rename: @Sendable (_ old: String, _ new: String) -> Int32 = { Foundation.rename($0, $1) }

  static let system = DiskWriting(
    write: { descriptor, bytes in Foundation.write(descriptor, bytes.baseAddress, bytes.count) },
    synchronise: { descriptor in fsync(descriptor) })

  /// Writes all bytes, also where the system takes them in pieces.
  ///
  /// - Throws: `Failure`, and some of the bytes may be written.
  func writeAll(_ data: Data, to descriptor: Int32) throws(Failure) {
    var done = 0
    while done < data.count {
      let (count, number) = data.withUnsafeBytes { bytes in
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[done...]))
        return (count, errno)
      }
      if count < 0, number == EINTR { continue }
      guard count > 0 else { throw Failure(number: count == 0 ? ENOSPC : number) }
      done += count
    }
  }

  /// - Throws: `Failure`.
  func synchroniseAll(_ descriptor: Int32) throws(Failure) {
    while synchronise(descriptor) != 0 {
      guard errno == EINTR else { throw Failure(number: errno) }
    }
  }

  /// Why the system did not do what it was asked for.
  struct Failure: Error, CustomStringConvertible {
    /// The system's error number.
    var number: Int32

    /// In the system's words.
    var description: String { String(cString: strerror(number)) }
  }

  /// Has the names in a folder, as those of files just made or renamed, be on the disk; a file system that cannot is left be.
  func synchronise(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = synchronise(descriptor)
    close(descriptor)
  }
}
