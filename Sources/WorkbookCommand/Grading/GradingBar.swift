import Reports
import Synchronization

/// A bar that shows how much is done, with an estimate of how long the rest takes.
final class GradingBar: Sendable {
  private struct State {
    var done = 0
    var units = 0
    var begun = ContinuousClock.now

    /// What was told of the time last.
    var told: TimeLeft?
  }

  private let state = Mutex(State())
  private let jobs: Int
  private let appearance: Appearance

  init(jobs: Int, _ appearance: Appearance) {
    self.jobs = jobs
    self.appearance = appearance
  }

  /// It is known how many chapters are to be graded; the time counts from here.
  func begin(_ units: Int) { state.withLock { $0 = State(units: units) } }

  func advance(to done: Int, of units: Int) { state.withLock { ($0.done, $0.units) = (done, units) } }

  /// Returns the line, which is shorter than a width so that it can be cleared as one.
  ///
  /// - Parameter width: How many columns the terminal has.
  func text(width: Int = 80) -> String {
    let state = state.withLock { state in
      state.told = TimeLeft(
        after: (ContinuousClock.now - state.begun) / .seconds(1), done: state.done, of: state.units, jobs: jobs
      )?.settled(after: state.told)
      return state
    }
    guard state.units > 0 else { return String("looking up what is known".prefix(max(width - 1, 0))) }
    let count = "\(state.done) of \(state.units)"
    let left = state.told.map { ", \($0.words)" } ?? ""
    // The bar is narrowed and left out first, then words.
    for words in ["\(count) chapters\(left)", "\(count) chapters", count] where words.count < width {
      let room = width - 2 - words.count
      return room < 5 ? words : "\(appearance.bar(state.done, of: state.units, width: min(20, room))) \(words)"
    }
    return ""
  }
}
