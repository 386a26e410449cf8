import Foundation
import Testing

@testable import Running

@Suite struct `A program that was killed` {
  /// A program that holds a scratch folder until it is ended.
  private struct Holder {
    let program = Process()

    /// Its scratch folder.
    let folder: String

    init(in temporary: String, _ script: String) throws {
      program.executableURL = URL(fileURLWithPath: Tools.thisProgram)
      program.environment = ProcessInfo.processInfo.environment.merging([
        interruptedVariable: script, "TMPDIR": temporary,
      ]) { $1 }
      let output = Pipe()
      program.standardOutput = output
      try program.run()
      var line = Data()
      while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first != 0x0A, !byte.isEmpty {
        line += byte
      }
      folder = String(decoding: line, as: UTF8.self)
    }

    func end(by signal: Int32) {
      kill(program.processIdentifier, signal)
      program.waitUntilExit()
    }
  }

  private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  @Test(.timeLimit(.minutes(5)))
  func `leaves a scratch folder that the next one removes, and nobody one that is in use`() throws {
    let scratch = try ScratchFolder()
    let temporary = scratch.path
    // What it started goes on, and would hold the folder too if it had got the lock.
    let killed = try Holder(in: temporary, "echo $$ > \(temporary)/child; exec sleep 60")
    #expect(killed.folder.hasPrefix("\(temporary)/\(ScratchFolder.prefix(of: killed.program.processIdentifier))"))
    let deadline = ContinuousClock.now + .seconds(60)
    var child: pid_t?
    while child == nil, ContinuousClock.now < deadline {
      usleep(5000)
      let text = try? String(contentsOfFile: "\(temporary)/child", encoding: .utf8)
      child = text.flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
    }
    let orphan = try #require(child)
    killed.end(by: SIGKILL)
    #expect(isThere("\(killed.folder)/file"))
    #expect(kill(orphan, 0) == 0)

    let second = try Holder(in: temporary, "exec sleep 60")
    while isThere(killed.folder), ContinuousClock.now < deadline { usleep(5000) }
    #expect(!isThere(killed.folder) && isThere("\(second.folder)/file"))
    let other = "\(temporary)/workbook-1-aaaaaa"
    #expect(mkdir(other, 0o700) == 0 && chmod(other, 0o1700) == 0)
    let third = try Holder(in: temporary, "exec sleep 60")
    while isThere(other), ContinuousClock.now < deadline { usleep(5000) }
    #expect(!isThere(other))
    #expect(isThere("\(second.folder)/file") && isThere("\(third.folder)/file"))
    kill(orphan, SIGKILL)
    for holder in [second, third] { holder.end(by: SIGTERM) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == ["child"])
  }
}
