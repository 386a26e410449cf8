import Course
import Foundation
import Geometry
import Judging
import Observing
import Testing

@testable import Grading

@Suite struct `A journal` {
  private let work: TinyClass.Work = [
    "Ada": [TinyClass.cone: "right"], "Bea": [TinyClass.cone: "wrong", TinyClass.dome: "wrong too"],
    "Cem": [TinyClass.star: "wrong"],
  ]

  /// Changes the lines of a journal.
  private func edit(_ path: String, _ change: (inout [String]) -> Void) throws {
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    change(&lines)
    try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test(arguments: [
    "", "nonsense", "{\"unit\":{}}", "\u{0}\u{0}\u{0}", "{\"finished\":{\"students\":[]},\"unit\":{}}",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  ])
  func `loses to a damaged line that unit alone, and says so`(_ damage: String) async throws {
    let tiny = try TinyClass()
    let whole = try await tiny.run(work, seed: 3, jobs: 1).run(quiet).gradebook.spelled
    tiny.forgetCalls()
    try edit(tiny.journal) { $0[2] = damage }
    let preview = try await tiny.run(work).preview(quiet)
    #expect(preview.remarks == ["Line 3 of \(tiny.journal) is damaged: what stood there is graded again."])
    #expect(tiny.graded == ["Bea Arcs"])
    let outcome = try await tiny.run(work).run(quiet)
    #expect(outcome.remarks == preview.remarks && outcome.gradedUnits == 1)
    #expect(try outcome.gradebook.spelled == whole)
    // The damage is told once.
    #expect(try await tiny.run(work).run(quiet).remarks.isEmpty)
  }

  @Test(arguments: [
    ("\"points\":2", "\"points\":3"), ("\"points\":2", "\"points\":-1"), ("\"maxPoints\":2", "\"maxPoints\":1"),
    ("Arcs/Cone", "Arcs/Cane"), ("\"chapter\":\"Arcs\"", "\"chapter\":\"Paths\""), ("\"passed\"", "\"perfect\""),
    ("\"key\":\"", "\"key\":\"0"), ("\"student\":", "\"studant\":"),
  ])
  func `believes nothing that a run cannot have written`(_ text: String, _ other: String) async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 3, jobs: 1).run(quiet)
    try edit(tiny.journal) { lines in
      #expect(lines[1].contains(text))
      lines[1] = lines[1].replacing(text, with: other)
    }
    #expect(try await tiny.run(work).run(quiet).gradedUnits == 1)
  }

  @Test func `of a newer workbook is left alone`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 3).run(quiet)
    try edit(tiny.journal) { $0[0] = #"{"begun":{"version":3,"whatever":1}}"# }
    let before = tiny.contents
    let message = await problem { _ = try await tiny.run(work, isResumed: true).run(quiet) }
    #expect(message.contains("newer workbook (version 3)"))
    #expect(await problem { _ = try OutputFolder(tiny.path).remembered() } == message)
    #expect(tiny.contents == before)
  }

  @Test func `of an older workbook is not taken over`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 3).run(quiet)
    try edit(tiny.journal) { lines in
      lines = lines.map { $0.replacing(#/,"check":"[0-9a-f]{16}"}/#, with: "}") }
      lines[0] = lines[0].replacing("\"version\":2", with: "\"version\":1")
    }
    let before = tiny.contents
    let message = await problem { _ = try await tiny.run(work, isResumed: true).run(quiet) }
    #expect(message.contains("older workbook") && message.contains("Name a new folder"))
    #expect(await problem { _ = try OutputFolder(tiny.path).remembered() } == message)
    #expect(tiny.contents == before)
  }

  @Test func `that no longer says what the questions were drawn from is no use`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 3).run(quiet)
    try edit(tiny.journal) { $0[0] = "{" }
    #expect(await problem { _ = try await tiny.run(work, isResumed: true).run(quiet) }.contains("Name a new folder"))
  }

  @Test func `is read by its owner alone`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work).run(quiet)
    for (path, mode) in [(tiny.journal, 0o600), ("\(tiny.path)/.grading", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func `keeps numbers that are infinite or none`() throws {
    let question = Question(.size(Question.Proposal(width: .infinity, height: -.infinity)), insets: [.nan])
    let finding = Finding("x", "y\nz", evidence: Evidence(question: question, expected: .bounds(.null)))
    let basis = GradedExercise.Basis(
      file: nil, expectation: Fingerprint(of: "a"), toolchain: Fingerprint(of: "b"))
    let graded = GradedExercise(
      id: TinyClass.cone, verdict: Verdict(.failed, maxPoints: 2, findings: [finding]), basis: basis)
    let unit = FinishedUnit(
      student: "a\nb", chapter: "Arcs", key: UnitKey(Fingerprint(of: "c")), files: [:], exercises: [graded],
      containment: "")
    let data = try JournalLine.unit(unit).data()
    #expect(data.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(data.starts(with: JournalLine.unitOpening))
    guard case .unit(let read)? = try JournalLine(data.dropLast()) else {
      Issue.record("the line cannot be read")
      return
    }
    #expect(read.student == unit.student && read.key == unit.key)
    let kept = try #require(read.exercises.first?.verdict.findings.first?.evidence)
    #expect(kept.question.insets.first?.isNaN == true && kept.expected == .bounds(.null))
    #expect(try JournalLine.unit(read).data() == data)
  }

  @Test func `is written anew once most of it no longer counts, and says the same`() async throws {
    let tiny = try TinyClass()
    var last = ""
    var most = 0
    for number in 1...12 {
      var changed = work
      changed["Bea"] = [TinyClass.cone: "wrong for the \(number)th time"]
      // Whoever is gone may come back.
      if number > 1 { changed["Cem"] = nil }
      let outcome = try await tiny.run(changed, seed: 3).run(quiet)
      last = try outcome.gradebook.spelled
      most = max(most, try #require(FileManager.default.contents(atPath: tiny.journal)).count)
      // What is read from it does not change.
      #expect(try outcome.gradebook.spelled == last)
      #expect(try await tiny.run(changed).run(quiet).gradebook.spelled == last)
      if number == 12 {
        changed["Cem"] = work["Cem"]
        tiny.forgetCalls()
        #expect(try await tiny.run(changed).run(quiet).changes.map(\.reasons) == [[.newStudent]])
        #expect(tiny.graded.isEmpty)
      }
    }
    let first = try TinyClass()
    _ = try await first.run(work, seed: 3).run(quiet)
    #expect(most < 5 * (try #require(FileManager.default.contents(atPath: first.journal)).count))
    #expect(tiny.contents.keys.sorted() == [".grading", ".grading/journal.jsonl", ".grading/lock"])
  }

  @Test func `keeps everything when there is no room to write it anew`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 3, jobs: 1).run(quiet)
    let size = try #require(tiny.contents[".grading/journal.jsonl"]).count
    let end = try JournalLine.finished(JournalLine.Ending(students: [])).data()
    try edit(tiny.journal) {
      $0 += Array(repeating: $0[1], count: 40) + [String(decoding: end.dropLast(), as: UTF8.self)]
    }
    let outcome = try await tiny.run(work, disk: .full(after: size)).run(quiet)
    #expect(try outcome.gradebook.statuses.contains("Ada Arcs/Cone passed 2"))
    #expect(outcome.gradedUnits == 0)
    #expect(try #require(tiny.contents[".grading/journal.jsonl"]).count > 3 * size)
    #expect(tiny.contents[".grading/journal.new"] == nil)
  }
}

@Suite struct `The key of a unit` {
  private func key(
    _ change: (inout Submission) -> Void = { _ in }, seed: UInt64 = 1, toolchain: String = "t",
    isContained: Bool = false,
    probe: String = "p"
  ) throws
    -> UnitKey
  {
    var submission = Submission(
      id: "1", name: "Ada",
      files: [Submission.File(exercise: TinyClass.cone, origin: "Cone.swift", fingerprint: Fingerprint(of: "a"))])
    change(&submission)
    let cone = try #require(Course.exercise(id: TinyClass.cone))
    let basis = UnitBasis(
      exercises: [cone], seed: seed, secret: nil, toolchain: Fingerprint(of: toolchain), isContained: isContained
    ) { _ in Fingerprint(of: probe) }
    return try #require(basis.unit(0, of: submission)).key
  }

  @Test func `is another one once anything that counts has changed`() throws {
    let dome = Submission.File(exercise: TinyClass.dome, origin: "Dome.swift", fingerprint: Fingerprint(of: "a"))
    let keys: [UnitKey] = [
      try key(), try key(seed: 2), try key(toolchain: "u"), try key { $0.files[0].fingerprint = Fingerprint(of: "b") },
      try key { $0.files.append(dome) }, try key(isContained: true), try key(probe: "q"),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func `is the same whatever does not count`() throws {
    let star = Submission.File(exercise: TinyClass.star, origin: "Star.swift", fingerprint: Fingerprint(of: "a"))
    let keys: [UnitKey] = [
      try key(), try key { $0.id = "2" }, try key { $0.name = "Bea" }, try key { $0.files.append(star) },
      try key { $0.files[0].origin = "Cone (1).swift" }, try key { $0.isLate = true },
    ]
    #expect(Set(keys).count == 1)
  }

  @Test func `and the fingerprint of secret questions tell apart what looks alike`() throws {
    func secret(_ values: [String: Double], texts: [String: String] = [:], insets: [Double] = []) -> Fingerprint {
      SecretQuestions(parameters: ["a": [Parameters(values, texts: texts, insets: insets)]]).fingerprint
    }
    let fingerprints = [
      SecretQuestions().fingerprint, SecretQuestions(boxes: [Box(x: 0, y: 0, width: 1, height: 2)]).fingerprint,
      SecretQuestions(boxes: [Box(x: 0, y: 0, width: 2, height: 1)]).fingerprint, secret([:]), secret(["x": 1]),
      secret(["x": 2]), secret(["y": 1]), secret([:], texts: ["x": "1"]), secret([:], insets: [1]),
      secret([:], insets: [1, 1]),
      SecretQuestions(parameters: ["b": [Parameters(["x": 1])]]).fingerprint,
    ]
    #expect(Set(fingerprints).count == fingerprints.count)
    #expect(secret(["x": 1, "y": 2, "z": 3]) == secret(["z": 3, "y": 2, "x": 1]))
  }
}
