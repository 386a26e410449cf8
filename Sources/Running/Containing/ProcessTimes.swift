import Foundation

/// How long running processes have worked so far; what is killed together with its namespace is counted by nobody.
enum ProcessTimes {
  /// Returns the processor time of a process, of those that it started and of what they waited for, in seconds.
  static func seconds(of process: pid_t) -> Double {
    let folder = "/proc/\(process)"
    let children = text(ofFile: "\(folder)/task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
    return seconds(inStatus: text(ofFile: "\(folder)/stat")) + children.reduce(0) { $0 + seconds(of: $1) }
  }

  /// Returns the sum of the fields 14 to 17 of a process's status, which the system counts in ticks (proc(5)).
  static func seconds(inStatus status: String) -> Double {
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
