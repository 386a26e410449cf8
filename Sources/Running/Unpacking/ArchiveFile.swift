import Foundation

/// A file of which parts are read wherever they lie.
struct ArchiveFile: ~Copyable {
  /// The size in bytes.
  let size: Int

  private let descriptor: Int32

  /// Opens a plain file, and neither what a link leads to nor a pipe: a program that unpacks may have put it there.
  ///
  /// - Throws: `UnpackingProblem` where it cannot be opened.
  init(path: String) throws(UnpackingProblem) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .ofSystem() }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .failed("what was unpacked is no plain file")
    }
    descriptor = file
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Returns as many bytes from a place on as there are, up to a count.
  ///
  /// - Throws: `UnpackingProblem` where they cannot be read.
  func bytes(at place: Int, count: Int) throws(UnpackingProblem) -> [UInt8] {
    guard place >= 0, place < size, count > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: min(count, size - place))
    var filled = 0
    while filled < buffer.count {
      let room = buffer.count - filled
      let read = buffer.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: filled), room, off_t(place + filled))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .ofSystem() }
      if read == 0 { return Array(buffer[..<filled]) }
      filled += read
    }
    return buffer
  }

  /// Writes bytes into a file from a place on, and ends it behind them.
  ///
  /// - Throws: `UnpackingProblem` where they cannot be written.
  static func replace(from place: Int, with bytes: [UInt8], in path: String) throws(UnpackingProblem) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .ofSystem() }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(place + rest.startIndex)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ofSystem() }
      rest = rest.dropFirst(count)
    }
    guard ftruncate(file, off_t(place + bytes.count)) == 0 else { throw .ofSystem() }
  }
}

extension UnpackingProblem {
  /// Whatever the system could not do for this program.
  static func ofSystem(_ number: Int32 = errno) -> UnpackingProblem {
    let reason = String(cString: strerror(number))
    guard number == ENOSPC || number == EDQUOT else { return .failed(reason) }
    return .failed(
      "\(reason) in \(NSTemporaryDirectory()): make room there, or name another place in TMPDIR")
  }
}
