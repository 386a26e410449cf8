import Foundation
import Synchronization
import SystemCalls

/// What must be ended and removed when this program is interrupted: children and scratch folders.
package enum Interruption {
  private struct State {
    var children: [pid_t: Int32] = [:]
    var folders: Set<String> = []

    /// The folders that somebody is just removing.
    var goingFolders: Set<String> = []
    var isEnding = false
  }

  private static let state = Mutex(State())

  /// Has an interrupt, a quit, a hang-up or a termination end all children and remove all scratch folders before this program
  /// ends.
  ///
  /// Must be called before any other thread starts, since threads inherit which signals are blocked.
  package static func install() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    Thread.detachNewThread {
      var waited = waited
      var signal: Int32 = 0
      while sigwait(&waited, &signal) != 0 {}
      endEverything()
      sayFarewell()
      // The shell's custom: 128 and the signal's number.
      _exit(128 + signal)
    }
  }

  /// Ends all children, waits for them and removes the scratch folders; from here on nothing else is started or made.
  private static func endEverything() {
    let (children, folders) = state.withLock { state in
      state.isEnding = true
      return (state.children, state.folders.union(state.goingFolders))
    }
    for (child, signal) in children {
      kill(-child, signal)
      kill(child, signal)
    }
    wait(for: children.keys, seconds: 2)
    for child in children.keys {
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
    }
    wait(for: children.keys, seconds: 1)
    for folder in folders { FolderRemoval.remove(folder) }
  }

  /// Removes the scratch folders that are left when this program comes to its end by itself.
  ///
  /// Whoever holds one may not have let go of it yet, or be just about to.
  package static func removeFolders() {
    for folder in state.withLock({ $0.folders }) { removeFolder(folder) }
    let deadline = ContinuousClock.now + .seconds(5)
    while state.withLock({ !$0.goingFolders.isEmpty }), ContinuousClock.now < deadline { usleep(500) }
  }

  private static func wait(for children: some Sequence<pid_t>, seconds: Double) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    for child in children {
      while workbook_has_ended(child) == 0, ContinuousClock.now < deadline { usleep(2000) }
    }
  }

  /// Starts a child and keeps its number, so that an interrupt at any moment finds it.
  ///
  /// - Parameter start: Returns the child's number and 0, or an error number.
  static func startChild(stopSignal: Int32, _ start: () -> (pid_t, Int32)) -> Int32 {
    unlessEnding { state in
      let (child, error) = start()
      if error == 0 { state.children[child] = stopSignal }
      return error
    }
  }

  static func childEnded(_ child: pid_t) { unlessEnding { $0.children[child] = nil } }

  /// Makes a folder and keeps its path, so that an interrupt at any moment finds it.
  static func makeFolder(_ make: () -> String?) -> String? {
    unlessEnding { state in
      let path = make()
      if let path { state.folders.insert(path) }
      return path
    }
  }

  /// Removes a folder that was made, unless somebody else does: two that remove one folder hinder each other.
  static func removeFolder(_ path: String) {
    let isMine = unlessEnding { state in
      guard state.folders.remove(path) != nil else { return false }
      state.goingFolders.insert(path)
      return true
    }
    guard isMine else { return }
    FolderRemoval.remove(path)
    unlessEnding { _ = $0.goingFolders.remove(path) }
  }

  /// Changes the state; once everything is being ended the calling thread goes no further.
  ///
  /// What it would find out about a child that was killed so is not true, and must be neither told nor kept.
  private static func unlessEnding<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    let result: Result? = state.withLock { $0.isEnding ? nil : change(&$0) }
    guard let result else { while true { sleep(1) } }
    return result
  }
}
