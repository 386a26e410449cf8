import Foundation
import Judging
import Observing

extension ProbeRun {
  /// Asks a probe all questions, once more where the machine may have been too busy to let it work; blocks the calling thread.
  ///
  /// Time on the clock is for code that waits. Where a child had no chance to work instead, its verdict would hang on
  /// what else the machine does.
  ///
  /// - Parameter isMachineBusy: Whether the machine may be the cause, asked only where a child ran out of time.
  func observeFairly(
    module: String, probe: String, questions: [Question], limits: Limits,
    isMachineBusy: @autoclosure () -> Bool = Self.isMachineBusy
  ) -> Observation {
    let first = observe(module: module, probe: probe, questions: questions, limits: limits)
    guard first.ranOutOfClock, isMachineBusy() else { return first }
    return observe(module: module, probe: probe, questions: questions, limits: limits)
  }

  /// Whether so much has been going on that a child may have got less than a quarter of a core for eight seconds.
  ///
  /// For that, four times as many programs as there are cores must have wanted to work, and so many bring the average over
  /// the last minute to half of the number of cores within eight seconds.
  private static var isMachineBusy: Bool {
    var load = 0.0
    guard getloadavg(&load, 1) == 1 else { return true }
    return load >= Double(ProcessInfo.processInfo.activeProcessorCount) / 2
  }
}
