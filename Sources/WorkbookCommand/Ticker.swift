import Foundation
import Synchronization

/// A line on the terminal that tells what goes on, shown only where it takes long.
final class Ticker: Sendable {
  private enum State { case hidden, shown, stopped }

  private let state = Mutex(State.hidden)
  private let world: World
  private let text: @Sendable (Int) -> String

  /// Starts to tell what goes on and for how long; nothing is shown where standard error is no terminal.
  ///
  /// - Parameter subject: What goes on; asked for anew each time that it is shown.
  convenience init(_ subject: @autoclosure @escaping @Sendable () -> String, _ world: World) {
    self.init(world) { seconds in
      // A line that is broken into two cannot be cleared as one.
      String("\(subject()) ... \(seconds) s".prefix(max((world.errorWidth() ?? 80) - 1, 0)))
    }
  }

  /// Starts to tell; nothing is shown where standard error is no terminal.
  ///
  /// - Parameter text: Returns the line after some seconds.
  init(_ world: World, text: @escaping @Sendable (_ seconds: Int) -> String) {
    self.text = text
    self.world = world
    guard world.isErrorTerminal, world.environment["TERM"] ?? "dumb" != "dumb" else { return }
    Task {
      for seconds in 1... {
        try? await Task.sleep(for: .seconds(1))
        guard self.show(seconds) else { return }
      }
    }
  }

  /// Stops to tell and clears the line, before anything else is printed.
  func stop() { clear(.stopped) }

  /// Clears the line and prints a text on standard output; the line comes back with the next second.
  func print(_ text: String) { clear(.hidden) { _ = world.tell(text) } }

  /// - Parameter work: What is done while no line is there, and none can come.
  private func clear(_ next: State, then work: () -> Void = {}) {
    state.withLock { state in
      if state == .shown { world.show("\r\u{1B}[K") }
      if state != .stopped { state = next }
      work()
    }
  }

  /// Returns whether there is more to tell.
  private func show(_ seconds: Int) -> Bool {
    state.withLock { state in
      guard state != .stopped else { return false }
      world.show("\r\u{1B}[K\(text(seconds))")
      state = .shown
      return true
    }
  }
}
