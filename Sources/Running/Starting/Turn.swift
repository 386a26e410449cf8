import Dispatch
import Foundation

/// A job's turn to work: there are never more of a kind than cores, whoever asks for them.
///
/// A compiler takes a core for itself and much memory, and learner code works as hard as it can: with more of them, time on
/// the clock would run out for those that only wait for their turn.
final class Turn: Sendable {
  static let compiler = Turn()
  static let child = Turn()

  private static let count = ProcessInfo.processInfo.activeProcessorCount
  private let free = DispatchSemaphore(value: Turn.count)

  /// Whoever wants a turn waits at the door, and one at a time behind it: so one who wants all of them gets them.
  private let door = DispatchSemaphore(value: 1)

  /// Does a job's work when it is its turn; a job must not wait for another one meanwhile.
  ///
  /// - Parameter isAlone: Whether no job of this process of either kind may work at the same time; what unpacks takes no
  ///   turn.
  func take<Result>(isAlone: Bool = false, _ work: () -> Result) -> Result {
    // All take them in one order: two that each had half of them would wait for each other for ever.
    let kinds = isAlone ? [Self.compiler, .child] : [self]
    for kind in kinds { kind.door.wait() }
    let turns = kinds.flatMap { Array(repeating: $0.free, count: isAlone ? Self.count : 1) }
    for turn in turns { turn.wait() }
    for kind in kinds { kind.door.signal() }
    defer { for turn in turns { turn.signal() } }
    return work()
  }
}
