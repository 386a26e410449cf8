import Grading
import Reports
import Synchronization

/// Tells how far a class is: a line for each submission, and a bar on the terminal.
final class GradingProgress: Sendable {
  private let nameWidth: Int
  private let isSilent: Bool
  private let appearance: Appearance
  private let bar: GradingBar
  private let ticker: Ticker
  private let total = Mutex(GradeSummary())

  /// - Parameter isSilent: Whether there are no lines.
  init(of students: [SubmittedClass.Entry], jobs: Int, isSilent: Bool, _ world: World) {
    // One very long name must not push all others to the right.
    nameWidth = min(32, students.map { GradeLine.name($0.name, id: $0.id).count }.max() ?? 0)
    self.isSilent = isSilent
    appearance = world.appearance
    let bar = GradingBar(
      jobs: jobs, Appearance(environment: world.environment, isTerminal: world.isErrorTerminal))
    self.bar = bar
    ticker = Ticker(world) { _ in bar.text(width: world.errorWidth() ?? 80) }
  }

  /// Tells of something that has happened.
  func tell(_ event: GradingEvent) {
    switch event {
    case .begun(_, _, let units): bar.begin(units)
    case .advanced(let done, let units): bar.advance(to: done, of: units)
    case .graded(let graded, _, let isUnchanged):
      total.withLock { $0.add(graded) }
      if !isSilent {
        ticker.print(GradeLine(graded, isUnchanged: isUnchanged).text(nameWidth: nameWidth, appearance))
      }
    }
  }

  /// What there is to say about all submissions told of so far.
  var summary: GradeSummary { total.withLock { $0 } }

  /// Clears the bar.
  func stop() { ticker.stop() }
}
