import Foundation
import Synchronization

/// A folder of our own and one that others use too, removed with this value.
final class Place: Sendable {
  let own: String
  let shared: String
  private let root: URL

  init() {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("place \(UUID().uuidString)")
    own = root.appendingPathComponent("own").path
    shared = root.appendingPathComponent("shared").path
    for path in [own, shared] {
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ name: String, _ text: String = "text", in folder: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// What whoever examines was given.
final class Seen: Sendable {
  private struct Call { var path = "", chapter = "", files: [String] = [], exercises: [String] = [] }

  private let call = Mutex(Call())

  var path: String { call.withLock { $0.path } }
  var files: [String] { call.withLock { $0.files } }
  var exercises: [String] { call.withLock { $0.exercises } }
  var chapter: String { call.withLock { $0.chapter } }

  func note(_ path: String, _ files: [String], _ exercises: [String], _ chapter: String) {
    call.withLock { $0 = Call(path: path, chapter: chapter, files: files, exercises: exercises) }
  }
}

/// A process that does nothing for long.
final class Sleeper: Sendable {
  private let process = Mutex<Process?>(nil)

  var number: pid_t { process.withLock { $0?.processIdentifier ?? -1 } }

  func start() throws {
    try process.withLock { process in
      let sleep = Process()
      sleep.executableURL = URL(fileURLWithPath: "/bin/sleep")
      sleep.arguments = ["1000"]
      try sleep.run()
      process = sleep
    }
  }

  func end() { process.withLock { $0?.terminate() } }

  /// Whether the process ends within a few seconds.
  var hasEnded: Bool {
    process.withLock { process in
      for _ in 0..<500 where process?.isRunning == true { usleep(10_000) }
      return process?.isRunning == false
    }
  }
}
