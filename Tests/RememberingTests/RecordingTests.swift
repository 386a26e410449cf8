import Course
import Judging
import Testing

@testable import Remembering

struct RecordingTests {
  @Test(arguments: [Verdict.Status.notStarted, .graderError])
  func `what says nothing on the work changes nothing`(status: Verdict.Status) throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(.passed, of: cone, points: 2)
    try workbook.record(status, of: cone)
    #expect(try workbook.standing(of: cone)?.state == .judged(.passed))
  }

  @Test func `a try is a content, not a check`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    for word in ["one", "one", "two"] {
      try workbook.edit(cone, word)
      try workbook.record(.failed, of: cone)
    }
    #expect(try workbook.standing(of: cone)?.tries == 2)
  }

  @Test func `an edit made during a check does not inherit its verdict`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    let snapshot = try Snapshot(of: [cone], in: workbook.folder)
    try workbook.edit(cone, "meanwhile")
    let verdict = Verdict(.passed, points: 2, maxPoints: 2)
    try workbook.memory.update {
      $0.record(.init(exercise: cone, verdict: verdict), snapshot: snapshot, toolchain: Fingerprint(of: "tools"))
    }
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.file))
  }

  @Test func `a verdict does not go with a probe that was changed during the check`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let probe = "Tests/ArcsTests/ConeProbe.swift"
    try workbook.edit(cone)
    try workbook.write("struct ConeProbe {}", to: probe)
    let snapshot = try Snapshot(of: [cone], in: workbook.folder)
    try workbook.write("struct ConeProbe { }", to: probe)
    let verdict = Verdict(.passed, points: 2, maxPoints: 2)
    try workbook.memory.update {
      $0.record(.init(exercise: cone, verdict: verdict), snapshot: snapshot, toolchain: Fingerprint(of: "tools"))
    }
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.expectation))
  }

  @Test func `hints go up to the last one, which is repeated`() throws {
    let cone = try Exercise.known()
    var progress = Remembering.Progress()
    var seen: [Hint] = []
    for _ in 0..<4 {
      let hint = progress.nextHint(on: cone)
      progress.countHints(on: cone, upTo: hint.number)
      seen.append(hint)
    }
    #expect(seen.map(\.number) == [1, 2, 3, 3])
    #expect(seen.map(\.isRepeated) == [false, false, false, true])
    #expect(seen.map(\.text) == cone.hints + [cone.hints[2]])
    #expect(progress[cone].hintsShown == 3)
  }
}
