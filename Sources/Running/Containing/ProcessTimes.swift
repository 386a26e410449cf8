import Foundation

/// How a running process and those that it started have spent their time so far, in seconds.
///
/// What is killed together with its namespace is counted by nobody, so it is looked at before.
struct ProcessTimes {
  /// How long they worked.
  private(set) var worked = 0.0

  /// How long they could have worked, had a processor been free.
  private(set) var delayed = 0.0

  /// Looks at a process; all is 0 where the system does not tell.
  init(of process: pid_t) {
    var waiting = [process]
    while let next = waiting.popLast() {
      let folder = "/proc/\(next)"
      worked += Self.worked(inStatus: Self.text(ofFile: "\(folder)/stat"))
      delayed += Self.delayed(inStatistics: Self.text(ofFile: "\(folder)/schedstat"))
      waiting += Self.text(ofFile: "\(folder)/task/\(next)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Returns the sum of the fields 14 to 17 of a process's status, which the system counts in ticks (proc(5)).
  static func worked(inStatus status: String) -> Double {
    // The second field is a name in brackets that may hold anything.
    guard let bracket = status.lastIndex(of: ")") else { return 0 }
    let fields = status[bracket...].split(separator: " ").dropFirst()
    let ticks = fields.dropFirst(11).prefix(4).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Returns the second number of a scheduler's statistics: nanoseconds (Documentation/scheduler/sched-stats in Linux).
  static func delayed(inStatistics statistics: String) -> Double {
    let numbers = statistics.split { $0.isWhitespace }.compactMap { Double($0) }
    return numbers.count > 1 ? numbers[1] / 1e9 : 0
  }

  private static func text(ofFile path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
