import Foundation

/// Reads what a child writes, keeps the head and the tail of each stream and counts the rest.
struct Collector {
  /// Whether any stream grew past what is worth reading on.
  private(set) var wroteTooMuch = false

  private var descriptors: [Int32]
  private var streams: [HeadAndTail]
  private let limits: [Int]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameters:
  ///   - descriptors: The reading ends; they are made non-blocking.
  ///   - limits: How many bytes of each stream are kept.
  ///   - answers: The stream of which only the head is kept, since it is of use only as a whole.
  init(descriptors: [Int32], limits: [Int], answers: Int = 2) {
    self.descriptors = descriptors
    self.limits = limits
    streams = limits.enumerated().map { HeadAndTail(limit: $1, keepsTail: $0 != answers) }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// What was kept of each stream; where it was cut, a line says how much was left out.
  var contents: [Data] { streams.map(\.data) }

  /// Waits until something can be read, a process that is watched ends, or time is up; and reads it.
  mutating func wait(watcher: Int32, milliseconds: Int) {
    // poll passes over negative descriptors: those of streams that have ended, and all where nothing more is read.
    let read = wroteTooMuch ? descriptors.map { _ in -1 } : descriptors
    var entries = (read + [watcher]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), Int32(clamping: milliseconds)) > 0 else { return }
    for index in descriptors.indices where entries[index].revents != 0 { self.read(index) }
  }

  /// Reads what is there without waiting.
  mutating func drain() {
    for index in descriptors.indices { read(index) }
  }

  /// Returns whether more came on a stream than was kept.
  func isCut(_ index: Int) -> Bool { streams[index].isCut }

  private mutating func read(_ index: Int) {
    while descriptors[index] >= 0, !wroteTooMuch {
      let count = Foundation.read(descriptors[index], &buffer, buffer.count)
      if count > 0 {
        streams[index].append(buffer.prefix(count))
        if streams[index].count > 2 * limits[index] { wroteTooMuch = true }
      } else if count == 0 {
        descriptors[index] = -1
      } else if errno != EINTR {
        return
      }
    }
  }
}
