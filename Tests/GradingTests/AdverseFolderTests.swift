import Course
import Foundation
import Synchronization
import Testing

@testable import Grading

@Suite struct `A folder for results that others touch while a run is at work` {
  private let work: TinyClass.Work = ["Ada": [TinyClass.cone: "wrong"], "Bea": [TinyClass.cone: "wrong"]]

  @Test(arguments: [false, true])
  func `may be moved away, and nothing is lost`(_ isReplaced: Bool) async throws {
    let tiny = try TinyClass()
    let elsewhere = "\(tiny.path)-elsewhere"
    let run = try tiny.run(work, seed: 3, jobs: 1) { exercises, chapter, folder, seed in
      if rename(tiny.path, elsewhere) == 0, isReplaced {
        let state = "\(tiny.path)/.grading"
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        try Data("{}\n".utf8).write(to: URL(fileURLWithPath: "\(state)/journal.jsonl"))
      }
      return try await tiny.judge(exercises, chapter, folder, seed)
    }
    let message = await problem { _ = try await run.run(quiet) }
    #expect(message.contains("was moved or removed while this ran") && message.contains("--resume"))
    #expect(isReplaced == (access(tiny.path, F_OK) == 0))
    try? FileManager.default.removeItem(atPath: tiny.path)
    try FileManager.default.moveItem(atPath: elsewhere, toPath: tiny.path)
    #expect(try await tiny.run(work, isResumed: true).run(quiet).gradedUnits == 0)
  }

  @Test func `may be moved away before the results are written, and is not made anew`() async throws {
    let tiny = try TinyClass()
    let outcome = try await tiny.run(work).run(quiet)
    try FileManager.default.moveItem(atPath: tiny.path, toPath: "\(tiny.path)-elsewhere")
    let message = await problem { try OutputFolder(tiny.path).publish(outcome) { _ in } }
    #expect(message.contains("was moved or removed"))
    #expect(access(tiny.path, F_OK) != 0)
  }

  @Test func `gives nobody the results of another one, where nothing keeps two runs apart`() async throws {
    let other = try TinyClass()
    _ = try await other.run(work, seed: 3, jobs: 1).run(quiet)
    let line = try #require(
      String(contentsOfFile: other.journal, encoding: .utf8).split(separator: "\n").first { $0.contains("id-Bea") })
    let tiny = try TinyClass()
    let isFirst = Mutex(true)
    let run = try tiny.run(work, seed: 3, jobs: 1) { exercises, chapter, folder, seed in
      // Another run adds a line, just as long as the one that comes now.
      if isFirst.withLock({ first in
        defer { first = false }; return first
      }) {
        let journal = try #require(FileHandle(forWritingAtPath: tiny.journal))
        try journal.seekToEnd()
        try journal.write(contentsOf: Data("\(line)\n".utf8))
      }
      return try await tiny.judge(exercises, chapter, folder, seed)
    }
    #expect(await problem { _ = try await run.run(quiet) }.contains("was changed meanwhile"))
    let resumed = try await tiny.run(work, isResumed: true).run(quiet).gradebook.spelled
    let whole = try await other.run(work).run(quiet).gradebook.spelled
    #expect(resumed == whole)
  }
}

@Suite struct `Results that were almost in place` {
  @Test func `replace nothing that is no result`() async throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    try FileManager.default.createDirectory(
      atPath: "\(tiny.path)/.grading/ready/students", withIntermediateDirectories: true)
    try FileManager.default.removeItem(atPath: "\(tiny.path)/students")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(tiny.path)/students"))
    #expect(await problem { try tiny.publish("new") }.contains("students is in the way"))
    #expect(tiny.contents["students"] == Data("mine".utf8))
    try FileManager.default.removeItem(atPath: "\(tiny.path)/students")
    try tiny.publish("new")
    #expect(tiny.contents["students/ada.html"] == Data("new".utf8))
  }

  @Test func `are not taken for complete while they are thrown away`() async throws {
    let tiny = try TinyClass()
    try tiny.publish("old")
    let state = "\(tiny.path)/.grading"
    let seen = Mutex<[String]>([])
    var disk = DiskWriting.hasty
    disk.rename = { old, new in
      // The last one cannot be brought into place.
      if new == "\(tiny.path)/students", old.hasPrefix("\(state)/ready") {
        errno = EIO
        return -1
      }
      if old == "\(state)/ready", new == "\(state)/draft" {
        seen.withLock { $0 = tiny.contents.keys.filter { $0.hasPrefix(".grading/ready/") }.sorted() }
      }
      return DiskWriting.system.rename(old, new)
    }
    let message = await problem { [disk] in try tiny.publish("new", disk: disk) }
    #expect(message.contains("Input/output error"))
    // All of it was there when it got another name.
    #expect(
      seen.withLock { $0 }
        == ["gradebook.json", "index.html", "students", "students/ada.html"].map { ".grading/ready/\($0)" })
    #expect(tiny.contents["index.html"] == Data("old".utf8) && tiny.contents[".grading/ready"] == nil)
  }
}
