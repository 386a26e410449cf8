import Reports
import Synchronization

/// A bar that shows how much is done, with an estimate of how long the rest takes.
final class GradingBar: Sendable {
  private struct State {
    var done = 0
    var units = 0
    var begun = ContinuousClock.now
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

  var text: String {
    let state = state.withLock { $0 }
    guard state.units > 0 else { return "looking up what is known" }
    let left = TimeLeft(
      after: (ContinuousClock.now - state.begun) / .seconds(1), done: state.done, of: state.units, jobs: jobs)
    return "\(appearance.bar(state.done, of: state.units)) \(state.done) of \(state.units) chapters"
      + (left.map { ", \($0.words)" } ?? "")
  }
}
