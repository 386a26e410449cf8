import Course
import Foundation
import Judging
import Running
import Testing

@testable import Selftesting

@Suite struct `A self-test` {
  /// A submission that crashes, as it should.
  private static let crashing = HostileSubmission(
    name: "crashing", attempt: "crashes", exercise: "Arcs/Cone", files: [.init("Cone.swift", "fatalError()\n")],
    status: .crashed, finding: "crashed", needsContainment: false)

  /// Returns the examinations of exercises, in which honest ones have passed.
  private static func examinations(of exercises: [Exercise], hostile: Verdict) -> [Examination] {
    exercises.map { exercise in
      let verdict = exercise.id == crashing.exercise ? hostile : Verdict(.passed, maxPoints: exercise.maxPoints)
      return Examination(exercise: exercise, verdict: verdict)
    }
  }

  private static let crash = Verdict(.crashed, maxPoints: 2, findings: [Finding("crashed", "It crashed.")])

  /// A place that is watched, and removed with this value.
  private let place = Place()

  private func run(
    _ submissions: [HostileSubmission] = [crashing],
    patience: Duration = .seconds(2), processes: @escaping @Sendable () -> [RunningProcess] = { [] },
    examine: @escaping Selftest.Examine
  ) async throws -> Selftest.Outcome {
    var watch = Watch(
      own: [place.own], shared: [place.shared], temporary: place.shared, jobUsers: nil, processes: processes)
    watch.patience = patience
    return try await Selftest(submissions, watch: watch, width: 2, examine: examine).run()
  }

  @Test func `in which all is as it must be is right`() async throws {
    let outcome = try await run { exercises, _, _ in Self.examinations(of: exercises, hostile: Self.crash) }
    #expect(outcome.isRight)
    #expect(outcome.trials.map(\.deviations) == [[]])
    #expect(outcome.companion.count > 0)
    #expect(outcome.leftRunning.isEmpty && outcome.writtenOutside.isEmpty)
  }

  @Test func `without submissions is not right`() async throws {
    let outcome = try await run([]) { exercises, _, _ in Self.examinations(of: exercises, hostile: Self.crash) }
    #expect(!outcome.isRight)
  }

  @Test func `gives the files and an honest neighbour to whoever examines, and removes them`() async throws {
    let seen = Seen()
    let outcome = try await run { exercises, chapter, path in
      if exercises.count == 2 {
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        seen.note(path, files.sorted(), exercises.map(\.id), chapter.name)
      }
      return Self.examinations(of: exercises, hostile: Self.crash)
    }
    #expect(outcome.isRight)
    #expect(seen.files == ["Cone.swift", "Dome.swift"])
    #expect(seen.exercises == ["Arcs/Cone", "Arcs/Dome"])
    #expect(seen.chapter == "Arcs")
    #expect(seen.path.hasSuffix("/crashing/03-Arcs"))
    #expect(!FileManager.default.fileExists(atPath: seen.path))
  }

  @Test func `notices another verdict, another finding, and none at all`() async throws {
    let passed = Verdict(.passed, points: 2, maxPoints: 2)
    var outcome = try await run { exercises, _, _ in Self.examinations(of: exercises, hostile: passed) }
    #expect(outcome.trials.map(\.deviations) == [[.status(seen: .passed), .finding(seen: [])]])
    #expect(!outcome.isRight)
    outcome = try await run { exercises, _, _ in
      Self.examinations(of: exercises, hostile: Self.crash).filter { $0.exercise.id != "Arcs/Cone" }
    }
    #expect(outcome.trials.first?.deviations.first == .status(seen: nil))
    outcome = try await run { exercises, _, path in
      if path.contains("/crashing/") { throw WorkbookFolder.Problem("It is a folder.") }
      return Self.examinations(of: exercises, hostile: Self.crash)
    }
    #expect(outcome.trials.map(\.deviations) == [[.notJudged("It is a folder.")]])
  }

  @Test func `notices that a neighbour is harmed, unless it is said why`() async throws {
    let examine: Selftest.Examine = { exercises, _, path in
      Self.examinations(of: exercises, hostile: Self.crash).map { examination in
        var examination = examination
        if examination.exercise.id == "Arcs/Dome" { examination.verdict.status = .didNotCompile }
        return examination
      }
    }
    let outcome = try await run(examine: examine)
    let deviation = Selftest.Deviation.neighbour("Arcs/Dome", expected: .passed, seen: .didNotCompile)
    #expect(outcome.trials.map(\.deviations) == [[deviation]])
    #expect(!outcome.isRight)
    var submission = Self.crashing
    submission.neighbour = .gets(.didNotCompile, because: "it takes a name away")
    #expect(try await run([submission], examine: examine).isRight)
  }

  @Test func `notices that somebody else is harmed meanwhile`() async throws {
    let outcome = try await run { exercises, chapter, _ in
      var examinations = Self.examinations(of: exercises, hostile: Self.crash)
      if chapter.name == "Curves" { examinations[0].verdict.status = .timedOut }
      return examinations
    }
    #expect(outcome.companion.deviations.first == "timedOut")
    #expect(!outcome.isRight)
    #expect(outcome.trials.map(\.deviations) == [[]])
  }

  @Test(arguments: [
    "../../another student/secret.txt", "../../another student/03-Arcs/Cone.swift", "../../gradebook.json",
  ])
  func `notices that a secret is told, wherever a verdict tells it`(_ path: String) async throws {
    for isPrinted in [true, false] {
      let outcome = try await run { exercises, _, folder in
        var verdict = Self.crash
        if exercises.count == 2 {
          let text = "I read " + (try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
          if isPrinted { verdict.printed = text } else { verdict.findings[0].hint = text }
        }
        return Self.examinations(of: exercises, hostile: verdict)
      }
      #expect(outcome.trials.map(\.deviations) == [[.told(.anotherStudent)]])
    }
  }

  @Test func `notices that a solution is told`() async throws {
    var verdict = Self.crash
    verdict.printed = "  //: solution\n"
    let told = verdict
    let outcome = try await run { exercises, _, _ in Self.examinations(of: exercises, hostile: told) }
    #expect(outcome.trials.map(\.deviations) == [[.told(.solution)]])
  }

  @Test func `notices what is written, changed and removed where nothing may be`() async throws {
    let place = place
    try place.write("deep/kept.swift", in: place.own)
    try place.write("deep/gone.swift", in: place.own)
    let outcome = try await run { exercises, _, _ in
      if exercises.count == 2 {
        // The same size, and the time set back: only the time of that change itself remains.
        try place.write("deep/kept.swift", "TEXT", in: place.own)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: "\(place.own)/deep/kept.swift")
        try FileManager.default.removeItem(atPath: "\(place.own)/deep/gone.swift")
        try place.write("new", in: place.shared)
      }
      return Self.examinations(of: exercises, hostile: Self.crash)
    }
    let changes = Dictionary(uniqueKeysWithValues: outcome.writtenOutside.map { ($0.path, $0.kind) })
    #expect(changes["\(place.own)/deep/kept.swift"] == .changed)
    #expect(changes["\(place.own)/deep/gone.swift"] == .gone)
    #expect(changes["\(place.shared)/new"] == .new)
    #expect(!outcome.isRight)
  }

  @Test func `does not mind what others write where they may`() async throws {
    let place = place
    try place.write("theirs/old", in: place.shared)
    let examine: Selftest.Examine = { exercises, _, _ in
      if exercises.count == 2 {
        try place.write("theirs/\(UUID().uuidString)", in: place.shared)
        try place.write("new", in: place.shared)
      }
      return Self.examinations(of: exercises, hostile: Self.crash)
    }
    // Submissions run as somebody else, so a new file of this user's is none of theirs.
    let watch = Watch(
      own: [], shared: [place.shared], temporary: place.shared, jobUsers: 0x7FFF_0000..<0x7FFF_0040, processes: { [] })
    let outcome = try await Selftest([Self.crashing], watch: watch, examine: examine).run()
    #expect(outcome.writtenOutside.isEmpty)
    #expect(outcome.isRight)
  }

  @Test func `notices a scratch folder that is left, and waits for one that is just being removed`() async throws {
    let place = place
    let mine = ScratchFolder.prefix(of: getpid())
    // On a busy machine the removal may come late.
    let outcome = try await run(patience: .seconds(5)) { exercises, _, _ in
      if exercises.count == 2 {
        try place.write("\(mine)left/file", in: place.shared)
        try place.write("\(mine)late/file", in: place.shared)
        Task {
          try await Task.sleep(for: .milliseconds(700))
          try FileManager.default.removeItem(atPath: "\(place.shared)/\(mine)late")
        }
      }
      return Self.examinations(of: exercises, hostile: Self.crash)
    }
    #expect(outcome.writtenOutside.map(\.path) == ["\(place.shared)/\(mine)left"])
    #expect(outcome.writtenOutside.map(\.kind) == [.scratch])
    #expect(!outcome.isRight)
  }

  @Test func `notices a process that is left running, and beside whom it started`() async throws {
    let sleeper = Sleeper()
    defer { sleeper.end() }
    let outcome = try await run {
      // Other tests start processes too.
      RunningProcess.descendants(of: getpid(), among: RunningProcess.all()).filter { $0.number == sleeper.number }
    } examine: { exercises, _, _ in
      if exercises.count == 2 { try sleeper.start() }
      return Self.examinations(of: exercises, hostile: Self.crash)
    }
    #expect(outcome.leftRunning.map(\.number) == [sleeper.number])
    #expect(outcome.leftRunning.first?.command.contains("sleep") == true)
    #expect(outcome.leftRunning.map(outcome.suspects) == [["crashing"]])
    #expect(!outcome.isRight)
    outcome.leftRunning.first?.end()
    #expect(sleeper.hasEnded)
  }
}
