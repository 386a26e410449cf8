import Course
import Foundation
import Judging
import Testing

@testable import Grading

@Suite struct `Everybody else, where one student alone is graded` {
  private let work: TinyClass.Work = [
    "Ada": [TinyClass.cone: "wrong"], "Bea": [TinyClass.cone: "right"], "Cem": [TinyClass.star: "right"], "Dan": [:],
  ]

  @Test func `has to be among what was named, or nothing is graded and nothing is written`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 2).run(quiet)
    tiny.forgetCalls()
    let before = tiny.contents
    let alone = try tiny.run(["Ada": [TinyClass.cone: "right"]], only: "Ada")
    let message = await problem { _ = try await alone.run(quiet) }
    #expect(
      message.contains("3 students") && message.contains("Bea (id-Bea), Cem (id-Cem), Dan (id-Dan)"), "\(message)")
    #expect(message.contains("Name the class"))
    #expect(await problem { _ = try await alone.preview(quiet) } == message)
    #expect(tiny.graded.isEmpty && tiny.contents == before)
    // With the class it goes, and so does a whole run without the others, who were not meant to stay.
    let both = work.merging(["Ada": [TinyClass.cone: "right"]]) { $1 }
    #expect(try await tiny.run(both, only: "Ada").run(quiet).gradebook.count == 4)
    #expect(try await tiny.run(["Ada": [TinyClass.cone: "right"]]).run(quiet).gradebook.count == 1)
  }

  @Test func `has to be among it also where a run of the class is not finished`() async throws {
    let tiny = try TinyClass()
    try await tiny.cutOff(work, seed: 2)
    let alone = try tiny.run(["Bea": [TinyClass.cone: "right"]], only: "Bea", isResumed: true)
    let message = await problem { _ = try await alone.run(quiet) }
    #expect(message.contains("1 student") && message.contains("id-Ada"), "\(message)")
  }

  @Test func `keeps the grade of a file that is no longer there`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 2).run(quiet)
    let outcome = try await tiny.run(work.merging(["Bea": [:]]) { $1 }, only: "Ada").run(quiet)
    #expect(try outcome.gradebook.statuses.contains("Bea Arcs/Cone passed 2"))
    #expect(outcome.changes.isEmpty)
    #expect(
      outcome.remarks == [
        "1 other student has changed work that was not graded again: the same command without --only grades it."
      ])
  }

  @Test func `is not graded in a chapter that has come`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 2).run(quiet)
    tiny.forgetCalls()
    let more: TinyClass.Work = [
      "Bea": [TinyClass.cone: "wrong", TinyClass.star: "right"], "Dan": [TinyClass.dome: "right"],
    ]
    let outcome = try await tiny.run(work.merging(more) { $1 }, only: "Ada").run(quiet)
    #expect(tiny.graded == ["Ada Arcs"] && outcome.gradedUnits == 1 && outcome.knownUnits == 2)
    #expect(
      try outcome.gradebook.statuses.filter { $0.hasPrefix("Bea") } == [
        "Bea Paths/Star notStarted 0", "Bea Arcs/Dome notStarted 0", "Bea Arcs/Cone passed 2",
      ])
    #expect(outcome.changes.isEmpty && outcome.missingCount == 0)
    #expect(outcome.remarks.count == 1 && outcome.remarks[0].hasPrefix("2 other students have changed work"))
    // Nobody is told that a file which lies there was not handed in.
    let star = try #require(try outcome.gradebook.submission(at: 1).exercises.first { $0.id == TinyClass.star })
    #expect(star.verdict.findings.map(\.message) == ["Star.swift was not there yet when this was graded."])
    #expect(try await tiny.run(work.merging(more) { $1 }).run(quiet).gradedUnits == 3)
  }

  @Test func `is told of where another build of the tools would judge`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 2).run(quiet)
    let outcome = try await tiny.run(work, only: "Ada", toolchain: "another").run(quiet)
    #expect(outcome.gradedUnits == 1)
    #expect(
      outcome.remarks == [
        "2 other students were graded with other tools or exercises than there are now, or contained in another way: the "
          + "same command without --only grades them again."
      ])
  }

  @Test func `is not taken from a journal in which an older result may stand for a newer one`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 2).run(quiet)
    var changed = work
    changed["Bea"] = [TinyClass.cone: "wrong"]
    _ = try await tiny.run(changed).run(quiet)
    // Bea's second line can no longer be read.
    let journal = String(decoding: try #require(FileManager.default.contents(atPath: tiny.journal)), as: UTF8.self)
    var lines = journal.split(separator: "\n").map(String.init)
    let last = try #require(lines.lastIndex { $0.contains("id-Bea") && $0.hasPrefix("{\"unit\":") })
    lines[last] = String(lines[last].dropLast(9))
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: tiny.journal))
    let message = await problem { _ = try await tiny.run(changed, only: "Ada").run(quiet) }
    #expect(message.contains("Line \(last + 1) of") && message.contains("without --only"), "\(message)")
    let whole = try await tiny.run(changed).run(quiet)
    #expect(try whole.gradebook.statuses.contains("Bea Arcs/Cone failed 0") && whole.gradedUnits == 1)
    _ = try await tiny.run(changed, only: "Ada").run(quiet)
  }
}
