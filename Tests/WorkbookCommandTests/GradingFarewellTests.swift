import Foundation
import Grading
import Synchronization
import Testing

@testable import workbook

/// What is said where grading is interrupted.
struct GradingFarewellTests {
  @Test func `tells how many are graded and how to go on, and nothing once all is done`() async throws {
    let students = try GradedClass(["Ada": ["Arcs/Cone": "right"], "Bea": ["Arcs/Cone": "wrong"]])
    let prepared = Mutex<[String]>([])
    let outcome = await students.run("handed", "--out", "my grades", "--exercises", "Arcs/Cone", "--jobs", "1") {
      world in
      world.isErrorTerminal = true
      world.farewell = { text in prepared.withLock { $0.append(text) } }
    }
    #expect(outcome.status == .success, "\(outcome.notes)")
    let texts = prepared.withLock { $0 }
    let way = "graded and kept. Go on with `swift run workbook grade --resume --out 'my grades'`.\n"
    #expect(texts.first == "\nworkbook: Stopped before anything was graded. Start the same command again.\n")
    #expect(texts.contains("\nworkbook: 0 of 2 students are \(way)"))
    #expect(texts.contains("\nworkbook: 1 of 2 students is \(way)"))
    #expect(texts.dropLast().last == "\nworkbook: 2 of 2 students are \(way)")
    #expect(texts.last == "")
  }

  @Test func `a preview has nothing to go on with`() async throws {
    let students = try GradedClass(["Ada": ["Arcs/Cone": "right"]])
    let prepared = Mutex<Set<String>>([])
    _ = await students.run("handed", "--out", "grades", "--preview") { world in
      world.farewell = { text in prepared.withLock { _ = $0.insert(text) } }
    }
    #expect(prepared.withLock { $0 } == ["workbook: Stopped. This was a preview: nothing was written.\n", ""])
  }

  /// The program as a real process, which is sent a signal as soon as it has begun to grade.
  @Test(.timeLimit(.minutes(5)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is written by a program that is interrupted`(signal: Int32) throws {
    let learner = try LearnerFolder()
    try learner.copyTests()
    let dial = try #require(LearnersDayTests.day.first { $0.id == "Arcs/Dial" })
    for name in ["Ada", "Bea"] { try learner.write("import SwiftUI\n\(dial.text)\n", to: "class/\(name)/Dial.swift") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram().path)
    process.arguments = ["grade", "class", "--out", "grades", "--exercises", "Arcs/Dial", "--jobs", "1"]
    process.currentDirectoryURL = URL(fileURLWithPath: learner.folder.root)
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    for _ in 0..<12_000 where process.isRunning {
      if learner.text(at: "grades/.grading/journal.jsonl")?.isEmpty == false { break }
      usleep(5000)
    }
    // The beginning stands in the journal just before it is told.
    usleep(200_000)
    kill(process.processIdentifier, signal)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(
      text.hasSuffix(" graded and kept. Go on with `swift run workbook grade --resume --out grades`.\n"), "\(text)")
    #expect(text.hasPrefix("workbook: "))
  }
}
