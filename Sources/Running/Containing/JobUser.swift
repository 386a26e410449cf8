import Foundation
import Synchronization

/// A user as which one job runs and nothing else on this machine, while it lasts.
///
/// Two jobs of one user could signal each other, and a limit on processes would count those of both.
final class JobUser: Sendable {
  /// The number of the user, and of its only group.
  let number: UInt32

  private let slot: Int

  /// - Returns: nil where this program does not run as root, or has no numbers to give away.
  init?() {
    guard geteuid() == 0, let numbers = Self.numbers else { return nil }
    let slot: Int? = Self.taken.withLock { taken in
      guard let free = (0..<Self.slots).first(where: { !taken.contains($0) }) else { return nil }
      taken.insert(free)
      return free
    }
    guard let slot else { return nil }
    self.slot = slot
    number = numbers.lowerBound + UInt32(slot)
  }

  deinit { _ = Self.taken.withLock { $0.remove(slot) } }

  /// How many jobs of one program may run at a time.
  private static let slots = 64

  private static let taken = Mutex<Set<Int>>([])

  /// The numbers that this process may use.
  ///
  /// From 0x7000_0000 on, where no system hands out numbers, there are 64 for every number that a process can have, so that
  /// no other process has the same. Within a container that maps fewer users, some of 60,000 and more must do; there two
  /// processes may share them.
  static let numbers: Range<UInt32>? = {
    let process = UInt32(getpid()) & 0x3F_FFFF
    let preferred = 0x7000_0000 + process * UInt32(slots)
    if isMapped(preferred + UInt32(slots)) { return preferred..<(preferred + UInt32(slots)) }
    let fallback = 60_000 + process % 64 * UInt32(slots)
    return isMapped(fallback + UInt32(slots)) ? fallback..<(fallback + UInt32(slots)) : nil
  }()

  /// Returns whether a user's number exists in the user namespace of this process.
  private static func isMapped(_ number: UInt32) -> Bool {
    guard let map = try? String(contentsOfFile: "/proc/self/uid_map", encoding: .utf8) else { return false }
    return map.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ").compactMap { UInt64($0) }
      return fields.count == 3 && (fields[0]..<(fields[0] + fields[2])).contains(UInt64(number))
    }
  }
}
