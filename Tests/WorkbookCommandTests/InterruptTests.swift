import Course
import Foundation
import Testing

/// The command as a real process that is interrupted while it works.
struct InterruptTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupt leaves no child running and no half-written file`(signal: Int32) throws {
    let learner = try LearnerFolder()
    try learner.copyTests()
    let dial = try #require(LearnersDayTests.day.first { $0.id == "Arcs/Dial" })
    try learner.write("import SwiftUI\n\(dial.text)\n", to: "Chapters/03-Arcs/Dial.swift")
    let scratch = learner.folder.root + "/scratch"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram().path)
    process.arguments = ["check", "Dial"]
    process.currentDirectoryURL = URL(fileURLWithPath: learner.folder.root)
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    #expect(comesTrue { !Self.commands(naming: scratch).isEmpty })
    kill(process.processIdentifier, signal)
    #expect(comesTrue { !process.isRunning })
    #expect(process.terminationStatus == 128 + signal)
    #expect(comesTrue { Self.commands(naming: scratch).isEmpty })
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch).isEmpty)
    #expect(learner.text(at: ".workbook/progress.json") == nil)
  }

  /// Waits until a condition is true, at most twenty seconds.
  ///
  /// Keeps its thread meanwhile: a task that sleeps can wake up long after the moment that it waits for.
  private func comesTrue(_ condition: () -> Bool) -> Bool {
    for _ in 0..<4000 {
      if condition() { return true }
      usleep(5000)
    }
    return false
  }

  /// Returns the command lines of running processes that name a path.
  private static func commands(naming path: String) -> [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int32($0) != nil }
      .compactMap { FileManager.default.contents(atPath: "/proc/\($0)/cmdline") }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.contains(path) }
  }
}
