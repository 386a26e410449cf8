import Course
import Judging
import Running
import Synchronization
import Testing

@testable import Grading

@Suite struct `A grading run` {
  private let work: TinyClass.Work = [
    "Ada": [TinyClass.cone: "right", TinyClass.dome: "wrong", TinyClass.star: "right"],
    "Bea": [TinyClass.cone: "wrong"],
    "Cem": [:],
  ]

  @Test func `gives every student a result for every exercise`() async throws {
    let tiny = try TinyClass()
    let outcome = try await tiny.run(work, seed: 7).run(quiet)
    #expect(
      try outcome.gradebook.statuses == [
        "Ada Paths/Star passed 3", "Ada Arcs/Dome failed 0", "Ada Arcs/Cone passed 2",
        "Bea Paths/Star notStarted 0", "Bea Arcs/Dome notStarted 0", "Bea Arcs/Cone failed 0",
        "Cem Paths/Star notStarted 0", "Cem Arcs/Dome notStarted 0", "Cem Arcs/Cone notStarted 0",
      ])
    #expect(outcome.gradebook.seed == 7)
    #expect(outcome.gradedUnits == 3 && outcome.knownUnits == 0)
    #expect(outcome.unjudged.isEmpty && outcome.changes.isEmpty && outcome.remarks.isEmpty)
    #expect(tiny.graded.sorted() == ["Ada Arcs", "Ada Paths", "Bea Arcs"])
  }

  @Test func `says which file was not handed in`() async throws {
    let tiny = try TinyClass()
    let outcome = try await tiny.run(work).run(quiet)
    let cone = try #require(try outcome.gradebook.submission(at: 2).exercises.first { $0.id == TinyClass.cone })
    let finding = try #require(cone.verdict.findings.first)
    #expect(finding.code == "missing-file" && finding.severity == .advice)
    #expect(finding.message == "Cone.swift was not handed in.")
    #expect(cone.basis.file == nil)
  }

  @Test func `tells of submissions in the order of their names, each as soon as it and all before it are complete`()
    async throws
  {
    let told = Told()
    let tiny = try TinyClass()
    _ = try await tiny.run(work, jobs: 8).run { told($0) }
    #expect(told.events.first == "begun 3 3 3")
    #expect(told.events.filter { $0.hasPrefix("graded") } == ["graded 0 Ada 5", "graded 1 Bea 0", "graded 2 Cem 0"])
    #expect(told.events.filter { $0.hasPrefix("advanced") } == (1...3).map { "advanced \($0) of 3" })

    let again = Told()
    _ = try await tiny.run(work).run { again($0) }
    #expect(
      again.events == [
        "begun 3 3 0", "graded 0 Ada 5 unchanged", "graded 1 Bea 0 unchanged", "graded 2 Cem 0 unchanged",
      ])
  }

  @Test func `comes to the same with one job and with eight`() async throws {
    var spelled: Set<String> = []
    for jobs in [1, 8] {
      let tiny = try TinyClass()
      spelled.insert(try await tiny.run(work, seed: 7, jobs: jobs).run(quiet).gradebook.spelled)
    }
    #expect(spelled.count == 1)
  }

  @Test func `has no more units at work than there are jobs, and begins them in order`() async throws {
    let tiny = try TinyClass()
    let many = Dictionary(uniqueKeysWithValues: (10..<30).map { ("S\($0)", [TinyClass.cone: "right"]) })
    let watched = Watched()
    _ = try await tiny.run(many, jobs: 3) { exercises, chapter, folder, seed in
      watched.begin(folder)
      defer { watched.end() }
      return try await tiny.judge(exercises, chapter, folder, seed)
    }.run(quiet)
    #expect(watched.most == 3)
    let one = Watched()
    let other = try TinyClass()
    _ = try await other.run(many, jobs: 1) { exercises, chapter, folder, seed in
      one.begin(folder)
      defer { one.end() }
      return try await tiny.judge(exercises, chapter, folder, seed)
    }.run(quiet)
    // The names were taken in backwards.
    #expect(one.folders.map { $0.split(separator: "/").dropLast().last } == (0..<20).reversed().map { "\($0)" })
  }

  @Test func `takes fewer results than asked, and impossible ones, for its own error and never for a grade`()
    async throws
  {
    let tiny = try TinyClass()
    let bad: TinyClass.Work = [
      "Ada": [TinyClass.cone: "no result", TinyClass.dome: "right"], "Bea": [TinyClass.cone: "boundless"],
      "Cem": [TinyClass.star: "throws", TinyClass.cone: "unjudged"],
    ]
    let outcome = try await tiny.run(bad).run(quiet)
    #expect(
      try outcome.gradebook.statuses.filter { !$0.contains("notStarted") } == [
        "Ada Arcs/Dome passed 1", "Ada Arcs/Cone graderError 0", "Bea Arcs/Cone graderError 0",
        "Cem Paths/Star graderError 0", "Cem Arcs/Cone graderError 0",
      ])
    #expect(
      outcome.unjudged == [
        GradingRun.Unjudged(
          id: "id-Ada", name: "Ada", exercise: TinyClass.cone,
          reason: "This could not be judged, which is not your fault: no result came."),
        GradingRun.Unjudged(
          id: "id-Bea", name: "Bea", exercise: TinyClass.cone,
          reason: "This could not be judged, which is not your fault: the points cannot be true."),
        GradingRun.Unjudged(
          id: "id-Cem", name: "Cem", exercise: TinyClass.star,
          reason: "This could not be judged, which is not your fault: The disk is on fire."),
        GradingRun.Unjudged(
          id: "id-Cem", name: "Cem", exercise: TinyClass.cone, reason: "Nobody was at home."),
      ])
    tiny.forgetCalls()
    // All of that is tried again, and only that.
    let again = try await tiny.run(bad.merging(["Dan": [:]]) { $1 }).run(quiet)
    #expect(tiny.graded.sorted() == ["Ada Arcs", "Bea Arcs", "Cem Arcs", "Cem Paths"])
    #expect(again.unjudged == outcome.unjudged)
  }

  @Test func `keeps no more in memory of a unit than where it stands`() {
    // Two thousand submissions of eight chapters; results stay on the disk.
    #expect(MemoryLayout<JournalIndex.Entry?>.stride + MemoryLayout<JournalPlace?>.stride <= 100)
    #expect(MemoryLayout<ClassPlan.Task>.stride <= 16)
  }
}

/// Counts the units that are at work at the same time.
final class Watched: Sendable {
  private let state = Mutex((now: 0, most: 0, folders: [String]()))

  var most: Int { state.withLock { $0.most } }
  var folders: [String] { state.withLock { $0.folders } }

  func begin(_ folder: String) {
    state.withLock { state in
      state.now += 1
      state.most = max(state.most, state.now)
      state.folders.append(folder)
    }
  }

  func end() { state.withLock { $0.now -= 1 } }
}
