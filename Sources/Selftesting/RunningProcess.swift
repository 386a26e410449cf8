import Foundation
import Judging
import SystemCalls

/// A process of this machine, as it was when it was looked at.
package struct RunningProcess: Sendable, Hashable {
  package var number: pid_t
  package var parent: pid_t
  package var user: uid_t

  /// Whether it has ended and only waits for somebody to ask how.
  package var isZombie: Bool

  /// When it started, counted in seconds from the start of the machine.
  package var started: Double

  package init(number: pid_t, parent: pid_t, user: uid_t, isZombie: Bool, started: Double) {
    self.number = number
    self.parent = parent
    self.user = user
    self.isZombie = isZombie
    self.started = started
  }

  /// Whether the system tells which processes there are.
  package static let canBeSeen = RunningProcess(number: getpid()) != nil

  /// Has every process that a child of this one leaves behind become a child of this one, so that it can be seen.
  package static func adoptOrphans() { workbook_adopt_orphans() }

  /// Returns all processes; none where the system does not tell.
  package static func all() -> [RunningProcess] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0).flatMap(RunningProcess.init(number:)) }
  }

  /// Returns the processes that a process has started, and those that these have started.
  package static func descendants(of ancestor: pid_t, among processes: [RunningProcess]) -> [RunningProcess] {
    let children = Dictionary(grouping: processes, by: \.parent)
    var found: [RunningProcess] = []
    var waiting = [ancestor]
    while let next = waiting.popLast() {
      let own = children[next] ?? []
      found += own
      waiting += own.map(\.number)
    }
    return found
  }

  /// What it was called with, in one line that is no longer than one can read.
  package var command: String {
    let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
    let line = words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return line.isEmpty ? "no name" : Spelling.harmless(line, limit: 60)
  }

  /// Ends the process, unless another one has its number by now.
  package func end() {
    if RunningProcess(number: number)?.started == started { kill(number, SIGKILL) }
  }

  /// Takes note that a child has ended, so that nothing of it stays.
  func bury() {
    var status: Int32 = 0
    _ = waitpid(number, &status, WNOHANG)
  }
}

extension RunningProcess {
  /// Looks at a process; nil where there is none of this number.
  package init?(number: pid_t) {
    guard let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8),
      let user = status.split(separator: "\n").first(where: { $0.hasPrefix("Uid:") })?.split(separator: "\t")
    else { return nil }
    // The program's name, in parentheses, may hold spaces and parentheses itself.
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 19, user.count > 1, let parent = pid_t(fields[1]), let ticks = Double(fields[19]),
      let owner = uid_t(user[1])
    else { return nil }
    self.init(
      number: number, parent: parent, user: owner, isZombie: fields[0] == "Z" || fields[0] == "X",
      started: ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
