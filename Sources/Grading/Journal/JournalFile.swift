import Course
import Foundation
import Synchronization

/// The file of a journal, open for reading lines anywhere and for adding lines at its end.
final class JournalFile: Sendable {
  /// Where it lies, as it is told.
  let path: String
  private let descriptor: Int32
  private let disk: DiskWriting
  private let end: Mutex<Int>

  /// Opens a journal.
  ///
  /// - Parameters:
  ///   - name: How it is told, where it is going to get another name.
  ///   - isWritten: Whether lines are to be added, for which the file is made where there is none.
  /// - Throws: `WorkbookFolder.Problem`.
  init(
    _ path: String, called name: String? = nil, isWritten: Bool, disk: DiskWriting = .system
  ) throws(WorkbookFolder.Problem) {
    self.path = name ?? path
    self.disk = disk
    descriptor =
      isWritten
      ? open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
      : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw WorkbookFolder.Problem(
        "\(path) cannot be opened (\(String(cString: strerror(errno)))). Check its permissions and those of its folder."
      )
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw WorkbookFolder.Problem("\(path) is no plain file. Move it away, or name another folder for the results.")
    }
    end = Mutex(Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// How many bytes it has.
  var count: Int { end.withLock { $0 } }

  /// How it lies on the disk if nobody else has written to it.
  var state: JournalState? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return JournalState(status, count: count)
  }

  /// Adds a line, which is on the disk when this returns.
  ///
  /// - Returns: Where it stands.
  /// - Throws: `WorkbookFolder.Problem` where that fails; what was there before is still there, and nothing else.
  func append(_ line: Data) throws(WorkbookFolder.Problem) -> Range<Int> {
    let written: Result<Range<Int>, DiskWriting.Failure> = end.withLock { end in
      do throws(DiskWriting.Failure) {
        try disk.writeAll(line, to: descriptor)
        try disk.synchroniseAll(descriptor)
      } catch {
        // A piece of a line that stays behind is cut off by whoever opens the journal next.
        _ = ftruncate(descriptor, off_t(end))
        return .failure(error)
      }
      end += line.count
      return .success(end - line.count..<end)
    }
    switch written {
    case .success(let place): return place
    case .failure(let failure):
      throw WorkbookFolder.Problem(
        "\(path) cannot be written (\(failure)). Nothing that was finished is lost: make room, and go on with --resume."
      )
    }
  }

  /// Cuts off what stands behind a place.
  func cut(to count: Int) throws(WorkbookFolder.Problem) {
    let isCut = end.withLock { end in
      guard end > count else { return true }
      guard ftruncate(descriptor, off_t(count)) == 0 else { return false }
      end = count
      return true
    }
    guard isCut else {
      throw WorkbookFolder.Problem("\(path) cannot be changed (\(String(cString: strerror(errno)))).")
    }
  }

  /// Returns the bytes at a place.
  ///
  /// - Throws: `WorkbookFolder.Problem` where they are no longer there.
  func bytes(at place: Range<Int>) throws(WorkbookFolder.Problem) -> Data {
    var data = Data(count: place.count)
    let count = data.withUnsafeMutableBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = pread(
          descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(place.lowerBound + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        done += count
      }
      return done
    }
    guard count == place.count else {
      throw WorkbookFolder.Problem("\(path) can no longer be read. Start the command again.")
    }
    return data
  }

  /// Goes through all lines that have an end, one at a time.
  ///
  /// - Parameter body: Is called with each line, without its end, and with where it stands, with its end.
  /// - Returns: Where the last of these lines ends.
  func forEachLine(_ body: (Data, Range<Int>) throws -> Void) throws -> Int {
    var line = Data()
    var start = 0
    var position = 0
    let total = count
    while position < total {
      let chunk = try bytes(at: position..<min(position + (1 << 18), total))
      var rest = chunk[...]
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<newline]
        let end = position + (newline - chunk.startIndex) + 1
        try body(line, start..<end)
        line.removeAll(keepingCapacity: true)
        start = end
        rest = rest[(newline + 1)...]
      }
      line += rest
      position += chunk.count
    }
    return start
  }
}
