import Foundation
import Testing

@testable import Running

@Suite struct `An interrupted program` {
  /// Starts this test program as one that runs a script in its scratch folder until it is interrupted.
  private func interrupt(
    _ script: String, with signal: Int32, when isReady: (_ folder: String) -> Bool,
    check: (_ folder: String) throws -> Void
  ) throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: Tools.thisProgram)
    program.environment = ProcessInfo.processInfo.environment.merging([interruptedVariable: script]) { $1 }
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let folder = try #require(readLine(from: output.fileHandleForReading))
    let deadline = ContinuousClock.now + .seconds(20)
    while !isReady(folder), ContinuousClock.now < deadline { usleep(5000) }
    #expect(isReady(folder))

    kill(program.processIdentifier, signal)
    program.waitUntilExit()
    #expect(program.terminationStatus == 128 + signal)
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    try check(folder)
  }

  @Test(
    .timeLimit(.minutes(5)), arguments: [SIGINT, SIGTERM, SIGHUP],
    [
      "exec sh -c 'echo > ready; sleep 60; echo' \"$PWD\"",
      "exec sh -c 'trap \"\" INT TERM HUP; (sleep 60; echo) & echo > ready; while true; do sleep 1; done' \"$PWD\"",
    ])
  func `leaves no child and no scratch folder, and tells nothing`(_ signal: Int32, script: String) throws {
    try interrupt(script, with: signal) { folder in
      FileManager.default.fileExists(atPath: "\(folder)/ready") && !processes(naming: folder).isEmpty
    } check: { folder in
      #expect(areGone(folder))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `leaves no part of the compiler`() throws {
    let compiler = try Tools.beside(program: Tools.thisProgram).compiler
    let script = """
      i=0; while [ $i -lt 3000 ]; do echo "func f$i(_ a: Int) -> [Int] { [1, 2, 3].map { \\$0 + a * $i } }"; i=$((i+1))
      done > slow.swift
      exec '\(compiler)' -wmo -c "$PWD/slow.swift" -o "$PWD/slow.o"
      """
    try interrupt(script, with: SIGINT) { folder in
      processes(naming: folder).contains { $0.contains("-frontend") }
    } check: { folder in
      #expect(areGone(folder))
    }
  }

  private func readLine(from file: FileHandle) -> String? {
    var line = Data()
    while let byte = try? file.read(upToCount: 1), byte.first != 0x0A { line += byte }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Returns whether no process names a folder any more, or soon: one that was killed takes a moment to go.
  private func areGone(_ folder: String) -> Bool {
    for _ in 0..<1000 where !processes(naming: folder).isEmpty { usleep(5000) }
    return processes(naming: folder).isEmpty
  }

  /// Returns the command lines of all processes that are running and name a folder.
  private func processes(naming folder: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.compactMap { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else { return nil }
      let text = String(decoding: line, as: UTF8.self)
      return text.contains(folder) ? text : nil
    }
  }
}
