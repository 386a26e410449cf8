import Foundation

/// How long running processes have worked so far.
///
/// What is killed together with its namespace is counted by nobody, so it is looked at before.
enum ProcessTimes {
  /// Returns the processor time of a process, of those that it started and of what they waited for, in seconds; 0 where the
  /// system does not tell.
  static func worked(by process: pid_t) -> Double {
    var seconds = 0.0
    var waiting = [process]
    while let next = waiting.popLast() {
      let folder = "/proc/\(next)"
      seconds += worked(inStatus: text(ofFile: "\(folder)/stat"))
      // Each thread is told only of those that it started itself.
      for thread in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? [] {
        waiting += text(ofFile: "\(folder)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
      }
    }
    return seconds
  }

  /// Returns the sum of the fields 14 to 17 of a process's status, which the system counts in ticks (proc(5)).
  static func worked(inStatus status: String) -> Double {
    // The second field is a name in brackets that may hold anything.
    guard let bracket = status.lastIndex(of: ")") else { return 0 }
    let fields = status[bracket...].split(separator: " ").dropFirst()
    let ticks = fields.dropFirst(11).prefix(4).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func text(ofFile path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
