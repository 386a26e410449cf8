import Foundation
import Synchronization

/// A line on the terminal that tells what goes on, shown only where it takes long.
final class Ticker: Sendable {
  private enum State { case hidden, shown, stopped }

  private let state = Mutex(State.hidden)
  private let world: World
  private let subject: @Sendable () -> String

  /// Starts to tell; nothing is shown where standard error is no terminal.
  ///
  /// - Parameter subject: What goes on; asked for anew each time that it is shown.
  init(_ subject: @autoclosure @escaping @Sendable () -> String, _ world: World) {
    self.subject = subject
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
  func stop() {
    state.withLock { state in
      if state == .shown { world.show("\r\u{1B}[K") }
      state = .stopped
    }
  }

  /// Returns whether there is more to tell.
  private func show(_ seconds: Int) -> Bool {
    state.withLock { state in
      guard state != .stopped else { return false }
      world.show("\r\u{1B}[K\(subject()) ... \(seconds) s")
      state = .shown
      return true
    }
  }
}
