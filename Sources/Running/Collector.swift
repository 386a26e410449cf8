import Foundation

/// Reads what a child writes, keeps the beginning of each stream and counts the rest.
struct Collector {
  /// What was kept of each stream.
  private(set) var contents: [Data]

  /// Whether any stream grew past what is worth reading on.
  private(set) var wroteTooMuch = false

  private var descriptors: [Int32]
  private var counts: [Int]
  private let limits: [Int]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameters:
  ///   - descriptors: The reading ends; they are made non-blocking.
  ///   - limits: How many bytes of each stream are kept.
  init(descriptors: [Int32], limits: [Int]) {
    self.descriptors = descriptors
    self.limits = limits
    contents = descriptors.map { _ in Data() }
    counts = descriptors.map { _ in 0 }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// Waits until something can be read, a process that is watched ends, or time is up; and reads it.
  mutating func wait(watcher: Int32, milliseconds: Int) {
    // poll passes over negative descriptors: those of streams that have ended.
    var entries = (descriptors + [watcher]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), Int32(clamping: milliseconds)) > 0 else { return }
    for index in descriptors.indices where entries[index].revents != 0 { read(index) }
  }

  /// Reads what is there without waiting.
  mutating func drain() {
    for index in descriptors.indices { read(index) }
  }

  /// Returns whether more came on a stream than was kept.
  func isCut(_ index: Int) -> Bool { counts[index] > limits[index] }

  private mutating func read(_ index: Int) {
    while descriptors[index] >= 0, !wroteTooMuch {
      let count = Foundation.read(descriptors[index], &buffer, buffer.count)
      if count > 0 {
        contents[index].append(contentsOf: buffer.prefix(min(count, max(0, limits[index] - counts[index]))))
        counts[index] += count
        if counts[index] > 2 * limits[index] { wroteTooMuch = true }
      } else if count == 0 {
        descriptors[index] = -1
      } else if errno != EINTR {
        return
      }
    }
  }
}
