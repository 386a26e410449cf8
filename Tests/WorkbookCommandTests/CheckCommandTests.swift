import Course
import Foundation
import Judging
import Remembering
import Running
import Synchronization
import Testing

@testable import workbook

/// The command `check` with an examiner that finds what a test says.
struct CheckCommandTests {
  private static func world(
    in folder: WorkbookFolder, finding statuses: [String: Verdict.Status], toolchain: String = "tools",
    containment: Containment = .limitsAlone(reason: "this is a test")
  ) -> World {
    World(
      workingDirectory: folder.root, program: "/nowhere/workbook", environment: ["LANG": "C.UTF-8"],
      isOutputTerminal: false, isErrorTerminal: false,
      tools: { () throws(WorkbookFolder.Problem) in throw WorkbookFolder.Problem("There are no tools.") },
      toolchain: { () throws(WorkbookFolder.Problem) in Fingerprint(of: toolchain) },
      gradingTools: { () throws(WorkbookFolder.Problem) in Fingerprint(of: toolchain) },
      containment: { containment },
      examine: { _, exercises, _ in
        exercises.compactMap { exercise in
          statuses[exercise.id].map { status in
            let points = status == .passed ? exercise.maxPoints : 0
            return Examination(
              exercise: exercise, verdict: Verdict(status, points: points, maxPoints: exercise.maxPoints))
          }
        }
      },
      newSeed: { 48213 },
      grader: { _, _, _ in { _, _, _, _ in [] } },
      show: { _ in }, tell: { _ in nil }, now: { Date() }, host: "here", cores: 2, words: [])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var statuses: [String: Verdict.Status]
    var status: Outcome.Status
    var testDescription: String { statuses.map { "\($0) \($1)" }.sorted().joined(separator: ", ") }
  }

  @Test(arguments: [
    Case(statuses: ["Arcs/Cone": .passed, "Arcs/Dome": .passed], status: .success),
    Case(statuses: ["Arcs/Cone": .passed, "Arcs/Dome": .notStarted], status: .notPassed),
    Case(statuses: ["Arcs/Cone": .failed, "Arcs/Dome": .passed], status: .notPassed),
    Case(statuses: ["Arcs/Cone": .timedOut, "Arcs/Dome": .blocked], status: .notPassed),
    Case(statuses: ["Arcs/Cone": .failed, "Arcs/Dome": .graderError], status: .graderError),
    Case(statuses: ["Arcs/Cone": .passed], status: .graderError),
  ])
  func `the status is a success only if all that was named passed`(sample: Case) async throws {
    let learner = try LearnerFolder()
    let world = Self.world(in: learner.folder, finding: sample.statuses)
    let outcome = await Invocation.outcome(of: ["check", "Cone", "Dome", "Arcs/Cone"], in: world)
    #expect(outcome.status == sample.status)
    #expect(outcome.notes.isEmpty)
    #expect(outcome.output.contains(" of 2 exercises passed"))
  }

  @Test func `where limits alone keep code in, the report says so, and the command refuses if it is to`() async throws {
    let learner = try LearnerFolder()
    let world = Self.world(in: learner.folder, finding: ["Arcs/Cone": .passed])
    let told = await Invocation.outcome(of: ["check", "Cone"], in: world)
    #expect(told.output.contains("kept in by limits alone: this is a test."))
    let refused = await Invocation.outcome(of: ["check", "Cone", "--require-containment"], in: world)
    #expect(refused.status == .wrongUsage)
    #expect(refused.output.isEmpty)
    #expect(refused.notes.first?.contains("this is a test. Nothing was run") == true)
  }

  @Test func `without names, what was begun is checked, and remembered`() async throws {
    let learner = try LearnerFolder()
    let world = Self.world(in: learner.folder, finding: ["Arcs/Cone": .passed, "Paths/Star": .failed])
    let nothing = await Invocation.outcome(of: ["check"], in: world)
    #expect(nothing.output.hasPrefix("Nothing is begun"))
    #expect(nothing.status == .success)

    try learner.edit("Arcs/Cone")
    #expect(await Invocation.outcome(of: ["check"], in: world).status == .success)
    try learner.edit("Paths/Star")
    let both = await Invocation.outcome(of: ["check"], in: world)
    #expect(both.status == .notPassed)
    #expect(both.output.contains("1 of 2 exercises passed"))

    let list = await Invocation.outcome(of: ["list"], in: world).output
    #expect(list.contains(/✓ Arcs\/Cone +passed +2 of 2 points/))
    #expect(list.contains(/✗ Paths\/Star +failed +0 of 3 points/))
    let todo = await Invocation.outcome(of: ["list", "--todo"], in: world).output
    #expect(!todo.contains("Arcs/Cone"))
  }

  @Test func `with other tools a passed exercise is no longer done`() async throws {
    let learner = try LearnerFolder()
    try learner.edit("Arcs/Cone")
    let world = Self.world(in: learner.folder, finding: ["Arcs/Cone": .passed])
    _ = await Invocation.outcome(of: ["check"], in: world)
    let newer = Self.world(in: learner.folder, finding: [:], toolchain: "newer")
    #expect(await Invocation.outcome(of: ["list"], in: world).output.contains("✓ Arcs/Cone"))
    #expect(await Invocation.outcome(of: ["list"], in: newer).output.contains("○ Arcs/Cone"))
  }

  @Test func `when nothing is begun, JSON is an empty list`() async throws {
    let learner = try LearnerFolder()
    let outcome = await Invocation.outcome(
      of: ["check", "--json"], in: Self.world(in: learner.folder, finding: [:]))
    #expect(outcome.output.hasSuffix(",\n  \"chapters\": []\n}\n"))
    #expect(outcome.status == .success)
    #expect(outcome.notes.isEmpty)
  }

  @Test(arguments: ["check Cone": 48213, "check Cone --seed 5": 5, "check Cone --seed=0": 0] as [String: UInt64])
  func `the seed is a new one or the one that is named, and told where something failed`(
    words: String, seed: UInt64
  ) async throws {
    let learner = try LearnerFolder()
    let asked = Mutex<UInt64?>(nil)
    var world = Self.world(in: learner.folder, finding: ["Arcs/Cone": .failed])
    let examine = world.examine
    world.examine = { folder, exercises, seed in
      asked.withLock { $0 = seed }
      return try await examine(folder, exercises, seed)
    }
    let outcome = await Invocation.outcome(of: words.split(separator: " ").map(String.init), in: world)
    #expect(asked.withLock { $0 } == seed)
    #expect(outcome.output.contains("`swift run workbook check Arcs/Cone --seed \(seed)` asks the same questions"))
  }

  @Test(arguments: ["", "-1", "x", "1.5", "1000000000000000", "99999999999999999999"])
  func `a seed is a whole number that can be told with all its digits`(text: String) async throws {
    let learner = try LearnerFolder()
    let outcome = await Invocation.outcome(
      of: ["check", "Cone", "--seed=\(text)"], in: Self.world(in: learner.folder, finding: [:]))
    #expect(outcome.status == .wrongUsage)
  }

  @Test func `what cannot be remembered is told all the same`() async throws {
    let learner = try LearnerFolder()
    try learner.edit("Arcs/Cone")
    try learner.write("", to: ".workbook")
    let world = Self.world(in: learner.folder, finding: ["Arcs/Cone": .passed])
    let outcome = await Invocation.outcome(of: ["check"], in: world)
    #expect(outcome.output.contains("✓ Arcs/Cone"))
    #expect(outcome.status == .success)
    #expect(outcome.notes.count == 1)
    #expect(outcome.notes.first?.hasSuffix("So this check will not be remembered.") == true)
  }

  @Test func `all passed is said by progress and next`() async throws {
    let learner = try LearnerFolder()
    for exercise in Course.exercises { try learner.edit(exercise.id) }
    let statuses = Dictionary(uniqueKeysWithValues: Course.exercises.map { ($0.id, Verdict.Status.passed) })
    let world = Self.world(in: learner.folder, finding: statuses)
    #expect(await Invocation.outcome(of: ["check"] + Course.chapters.map(\.number), in: world).status == .success)
    let sentence = "All \(Course.exercises.count) exercises passed. There is nothing left to do.\n"
    #expect(await Invocation.outcome(of: ["next"], in: world).output == sentence)
    #expect(await Invocation.outcome(of: [], in: world).output.hasSuffix(sentence))
  }
}
