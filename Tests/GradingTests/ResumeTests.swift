import Course
import Foundation
import Judging
import Testing

@testable import Grading

@Suite struct `A run that was killed` {
  private let work: TinyClass.Work = [
    "Ada": [TinyClass.cone: "right"], "Bea": [TinyClass.cone: "wrong", TinyClass.dome: "wrong too"],
    "Cem": [TinyClass.star: "wrong"],
  ]

  @Test func `comes to the same gradebook when it is gone on with, wherever it was cut off`() async throws {
    let tiny = try TinyClass(isHasty: true)
    // The fewer bytes the better: each is a run of its own.
    let work: TinyClass.Work = ["Ada": [TinyClass.cone: "right"], "Bea": [TinyClass.cone: "right"]]
    let whole = try await tiny.run(work, seed: 3, exercises: [TinyClass.cone]).run(quiet).gradebook.spelled
    let journal = try #require(FileManager.default.contents(atPath: tiny.journal))
    let run = try tiny.run(work, seed: 3, jobs: 1, isResumed: true, exercises: [TinyClass.cone])
    for count in 0...journal.count {
      // A file system may take its time where a file is shortened to nothing; for a new one it does not.
      try FileManager.default.removeItem(atPath: tiny.journal)
      try journal.prefix(count).write(to: URL(fileURLWithPath: tiny.journal))
      let outcome = try await run.run(quiet)
      guard try outcome.gradebook.spelled == whole, outcome.remarks.isEmpty, outcome.changes.isEmpty else {
        Issue.record("cut off after \(count) of \(journal.count) bytes: \(try outcome.gradebook.spelled)")
        return
      }
      // What is whole in the journal is not graded again.
      let units = journal.prefix(count).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropLast().count { $0.starts(with: JournalLine.unitOpening) }
      #expect(outcome.knownUnits == units)
    }
  }

  @Test func `or given up keeps nothing of what was just being graded`() async throws {
    let tiny = try TinyClass()
    let whole = try await tiny.run(work, seed: 3).run(quiet).gradebook.spelled
    try FileManager.default.removeItem(atPath: tiny.path)
    let run = try tiny.run(work, seed: 3, jobs: 1) { exercises, chapter, folder, seed in
      let examinations = try await tiny.judge(exercises, chapter, folder, seed)
      if tiny.graded.count == 4 { withUnsafeCurrentTask { $0?.cancel() } }
      return Task.isCancelled ? [] : examinations
    }
    tiny.forgetCalls()
    _ = try await tiny.run(["Ada": [TinyClass.cone: "right"]], seed: 3).preview(quiet)
    await #expect(throws: CancellationError.self) { try await run.run(quiet) }
    let outcome = try await tiny.run(work, isResumed: true).run(quiet)
    #expect(outcome.knownUnits == 2 && outcome.gradedUnits == 1 && outcome.unjudged.isEmpty)
    #expect(try outcome.gradebook.spelled == whole)
  }

  @Test func `is not begun anew by mistake`() async throws {
    let tiny = try TinyClass()
    try await tiny.cutOff(work, seed: 3)
    let message = await problem { _ = try await tiny.run(work).run(quiet) }
    #expect(message.contains("--resume") && message.contains(tiny.path))
    #expect(await problem { _ = try await tiny.run(work).preview(quiet) } == message)
    #expect(try await tiny.run(work, isResumed: true).run(quiet).gradebook.seed == 3)
    // It is finished now.
    _ = try await tiny.run(work).run(quiet)
  }

  @Test func `is remembered with its sources, exercises and seed`() async throws {
    let tiny = try TinyClass()
    let out = OutputFolder(tiny.path)
    #expect(try out.remembered() == nil)
    try await tiny.cutOff(work, seed: 3)
    var remembered = OutputFolder.Remembered(
      sources: ["/home/ada/class.zip"], exercises: [TinyClass.star, TinyClass.dome, TinyClass.cone], seed: 3,
      hasSecret: false, only: nil, isFinished: false)
    #expect(try out.remembered() == remembered)
    _ = try await tiny.run(work, isResumed: true).run(quiet)
    remembered.isFinished = true
    #expect(try out.remembered() == remembered)
  }

  @Test func `keeps its secret questions`() async throws {
    let tiny = try TinyClass()
    let secret = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 1])]])
    try await tiny.cutOff(work, seed: 3, secret: secret)
    #expect(await problem { _ = try await tiny.run(work, isResumed: true).run(quiet) }.contains("--secret"))
    let other = SecretQuestions(parameters: [TinyClass.cone: [Parameters(["x": 2])]])
    #expect(
      await problem { _ = try await tiny.run(work, isResumed: true, secret: other).run(quiet) }
        .contains("Name the same file"))
    _ = try await tiny.run(work, isResumed: true, secret: secret).run(quiet)
    let journal = try #require(tiny.contents[".grading/journal.jsonl"])
    #expect(String(decoding: journal, as: UTF8.self).contains(secret.fingerprint.description))
  }

  @Test(arguments: [0, 1, 250, 900, 1500, 2500, 3000])
  func `by a full disk loses nothing that was finished, and says how to go on`(_ room: Int) async throws {
    let tiny = try TinyClass()
    let undisturbed = try TinyClass()
    let whole = try await undisturbed.run(work, seed: 3).run(quiet).gradebook.spelled
    let message = await problem { _ = try await tiny.run(work, seed: 3, jobs: 1, disk: .full(after: room)).run(quiet) }
    #expect(message.contains("journal.jsonl cannot be written (No space left on device)"))
    #expect(message.contains("Nothing that was finished is lost") && message.contains("--resume"))
    // No piece of a line is left.
    let journal = try #require(tiny.contents[".grading/journal.jsonl"])
    #expect(journal.isEmpty || journal.last == UInt8(ascii: "\n"))
    let finished = journal.split(separator: UInt8(ascii: "\n")).count { $0.starts(with: JournalLine.unitOpening) }
    // Nothing more is begun after that.
    #expect(tiny.graded.count <= finished + 1)
    tiny.forgetCalls()
    let outcome = try await tiny.run(work, seed: 3, isResumed: true).run(quiet)
    #expect(try outcome.gradebook.spelled == whole)
    #expect(outcome.knownUnits == finished && tiny.graded.count == 3 - finished)
  }

  @Test func `while it updates compares with the gradebook that was there before`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 3).run(quiet)
    var changed = work
    changed["Ada"] = [TinyClass.cone: "wrong"]
    changed["Cem"] = [TinyClass.star: "right"]
    let before = try #require(tiny.contents[".grading/journal.jsonl"])
    let undisturbed = try await tiny.run(changed).run(quiet)
    let after = try #require(tiny.contents[".grading/journal.jsonl"])
    // Cut off after the first unit of the update.
    let lines = after.dropFirst(before.count).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = before.count + lines[..<(lines.startIndex + 2)].reduce(0) { $0 + $1.count + 1 }
    try after.prefix(kept).write(to: URL(fileURLWithPath: tiny.journal))
    let resumed = try await tiny.run(changed, isResumed: true).run(quiet)
    #expect(resumed.gradedUnits == 1)
    #expect(resumed.changes == undisturbed.changes && resumed.changes.count == 2)
    #expect(try resumed.gradebook.spelled == undisturbed.gradebook.spelled)
  }
}

extension TinyClass {
  /// Leaves a run behind that was killed after its first unit.
  func cutOff(_ work: Work, seed: UInt64, secret: SecretQuestions? = nil) async throws {
    _ = try await run(work, seed: seed, jobs: 1, secret: secret).run(quiet)
    let whole = try #require(FileManager.default.contents(atPath: journal))
    let lines = whole.split(separator: UInt8(ascii: "\n"))
    try (lines[0] + [0x0A] + lines[1] + [0x0A] + lines[2].prefix(20)).write(to: URL(fileURLWithPath: journal))
    forgetCalls()
  }
}
