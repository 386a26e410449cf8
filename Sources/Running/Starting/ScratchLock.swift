import Foundation

/// Tells everybody that a scratch folder is in use, for as long as the program that made it lives.
///
/// The system lets go of the lock when the program ends, however it ends. A number of a process would tell less: another
/// program has it by then. The sticky bit, which means nothing for a folder that only its owner may write in, says that the
/// folder was locked once: so nobody takes one for left behind that is only just being made.
final class ScratchLock: Sendable {
  /// -1 where the file system knows no locks.
  private let descriptor: Int32

  /// Locks a folder that was just made; where that is not possible, it stays without the mark.
  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, Self.take(descriptor) else { return }
    _ = fchmod(descriptor, 0o700 | S_ISVTX)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Locks an open folder, unless somebody else has.
  static func take(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Whether a folder was locked once, so that nobody uses it who does not hold the lock.
  static func isMarked(_ status: stat) -> Bool { status.st_mode & S_ISVTX != 0 }
}
