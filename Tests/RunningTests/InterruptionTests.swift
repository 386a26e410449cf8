import Foundation
import Testing

@testable import Running

@Suite struct `An interrupted program` {
  @Test(
    .timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM, SIGHUP],
    [
      "echo $$ > pid; echo > ready; sleep 60",
      "trap '' INT TERM HUP; (sleep 60; echo) & echo $$ > pid; echo > ready; while true; do sleep 1; done",
    ])
  func `leaves no child and no scratch folder, and tells nothing`(_ signal: Int32, script: String) throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: Tools.thisProgram)
    program.environment = ProcessInfo.processInfo.environment.merging([interruptedVariable: script]) { $1 }
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let folder = try #require(readLine(from: output.fileHandleForReading))
    let deadline = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: "\(folder)/ready"), ContinuousClock.now < deadline { usleep(5000) }
    let child = try String(contentsOfFile: "\(folder)/pid", encoding: .utf8)
    let number = try #require(Int32(child.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(isRunning(number))

    kill(program.processIdentifier, signal)
    program.waitUntilExit()
    #expect(program.terminationStatus == 128 + signal)
    #expect(!isRunning(number))
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  private func readLine(from file: FileHandle) -> String? {
    var line = Data()
    while let byte = try? file.read(upToCount: 1), byte.first != 0x0A { line += byte }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Returns whether a process is there and has not ended.
  private func isRunning(_ process: Int32) -> Bool {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return state.split(separator: ")").last?.hasPrefix(" Z") != true
  }
}
