import Foundation

/// What a stretch of work took.
struct Effort {
  /// The seconds on the clock.
  var seconds: Double

  /// The seconds of processor time of all programs that were started in it and have ended: what else the machine does
  /// changes it less than the clock.
  var processorSeconds: Double

  /// Does some work, beside which this program must start nothing else.
  static func of(_ work: () throws -> Void) rethrows -> Effort {
    let (clock, processor) = (ContinuousClock.now, childrensSeconds)
    try work()
    return Effort(
      seconds: Double((ContinuousClock.now - clock) / .milliseconds(1)) / 1000,
      processorSeconds: childrensSeconds - processor)
  }

  /// Returns what one of several efforts took in the mean; there must be one.
  static func mean(of efforts: [Effort]) -> Effort {
    precondition(!efforts.isEmpty, "there is no mean of nothing")
    let count = Double(efforts.count)
    return Effort(
      seconds: efforts.reduce(0) { $0 + $1.seconds } / count,
      processorSeconds: efforts.reduce(0) { $0 + $1.processorSeconds } / count)
  }

  /// The processor time of all children that were waited for, and of theirs. A contained job is waited for like any other.
  private static var childrensSeconds: Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
