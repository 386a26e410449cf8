import Foundation
import Observing
import SystemCalls

extension Surroundings {
  /// Tries what learner code in this process could do; leaves nothing behind.
  ///
  /// - Parameter paths: Absolute paths of files and folders that should not be there for it.
  static func measured(looking paths: [String]) -> Surroundings {
    let files = FileManager.default
    let processes = (try? files.contentsOfDirectory(atPath: "/proc"))?.count { Int($0) != nil }
    let limits = workbook_limits_in_force()
    #if os(Linux)
      let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let connection = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    if connection >= 0 { close(connection) }
    return Surroundings(
      user: geteuid(), processCount: processes ?? 0, signalsParent: kill(getppid(), 0) == 0,
      startsPrograms: startsPrograms, networkInterfaces: networkInterfaces, opensConnections: connection >= 0,
      homeEntryCount: try? files.contentsOfDirectory(atPath: NSHomeDirectory()).count,
      visiblePaths: paths.filter { access($0, F_OK) == 0 },
      writablePaths: (["/", "/usr", "/etc", "/dev"] + paths).filter(isWritable),
      processorSeconds: limits.seconds.orNil, memoryBytes: limits.bytes.orNil, fileBytes: limits.file_bytes.orNil,
      processes: limits.processes.orNil)
  }

  private static var startsPrograms: Bool {
    var process: pid_t = 0
    guard posix_spawn(&process, "/usr/bin/true", nil, nil, [nil], [nil]) == 0 else { return false }
    waitpid(process, nil, 0)
    return true
  }

  private static var networkInterfaces: [String] {
    // Two lines of titles, then one an interface, whose name ends with a colon.
    let table = (try? String(contentsOfFile: "/proc/net/dev", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst(2)
      .compactMap { $0.split(separator: ":").first?.trimmingCharacters(in: .whitespaces) }
      .filter { $0 != "lo" }
  }

  private static func isWritable(_ folder: String) -> Bool {
    let file = "\(folder)/workbook-\(UUID().uuidString)"
    let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    unlink(file)
    return true
  }
}

extension UInt {
  /// The number, or nil where it is 0: a limit that is not in force.
  fileprivate var orNil: UInt64? { self == 0 ? nil : UInt64(self) }
}
