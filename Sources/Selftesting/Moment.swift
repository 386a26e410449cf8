import Foundation

/// A moment, as the system counts it for processes too.
struct Moment: Sendable {
  /// Seconds from the start of the machine.
  var seconds: Double

  static var now: Moment {
    var time = timespec()
    #if os(Linux)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Moment(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
  }
}
