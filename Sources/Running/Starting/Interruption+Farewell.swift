import Foundation
import Synchronization

extension Interruption {
  private static let lastWords = Mutex("")

  /// Has a text be written to standard error where this program is interrupted, when all else is ended; empty for none.
  package static func prepareFarewell(_ text: String) { lastWords.withLock { $0 = text } }

  /// Writes what was prepared, unless nobody takes it.
  static func sayFarewell() {
    var rest = Array(lastWords.withLock { $0 }.utf8)[...]
    var place = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    // A pipe that nobody empties must not keep the program from ending.
    while !rest.isEmpty, poll(&place, 1, 200) == 1, place.revents & Int16(POLLOUT) != 0 {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
