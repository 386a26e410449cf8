import Course
import Foundation
import Judging
import Testing

@testable import Grading

@Suite struct `A line of a journal` {
  private func line() throws -> Data {
    let finding = Finding("wrong", "This is wrong.")
    let basis = GradedExercise.Basis(file: nil, expectation: Fingerprint(of: "a"), toolchain: Fingerprint(of: "b"))
    let graded = GradedExercise(
      id: TinyClass.cone, verdict: Verdict(.failed, points: 1, maxPoints: 2, findings: [finding]), basis: basis)
    let unit = FinishedUnit(
      student: "ada", chapter: "Arcs", key: UnitKey(Fingerprint(of: "c")), files: [:], exercises: [graded],
      containment: "")
    return try JournalLine.unit(unit).data().dropLast()
  }

  @Test func `is one JSON object with a check at its end`() throws {
    let line = try line()
    let object = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
    #expect(object.keys.sorted() == ["check", "unit"])
    #expect(try JournalLine(line) != nil)
    #expect(String(decoding: line, as: UTF8.self).contains(#/,"check":"[0-9a-f]{16}"}$/#))
  }

  @Test func `is none once any of its bytes is another one`() throws {
    let line = try line()
    for place in line.indices {
      for change: UInt8 in [1, 0x80, line[place]] {
        var damaged = line
        damaged[place] ^= change
        #expect(try JournalLine(damaged) == nil, "byte \(place)")
      }
    }
  }

  @Test func `is none where a piece is missing, and where there is more`() throws {
    let line = try line()
    for count in 0..<line.count {
      #expect(try JournalLine(line.prefix(count)) == nil)
      #expect(try JournalLine(line.suffix(count)) == nil)
    }
    #expect(try JournalLine(line + Data("\u{0}".utf8)) == nil)
    #expect(try JournalLine(line + line) == nil)
  }

  @Test(arguments: [
    (#""points":1"#, #""points":2"#), (#""maxPoints":2"#, #""maxPoints":3"#), ("ada", "bea"),
    ("This is wrong.", "This is grand."),
  ])
  func `that says what a run may well have written is not believed without its check`(
    _ text: String, _ other: String
  ) throws {
    let whole = String(decoding: try line(), as: UTF8.self)
    let changed = whole.replacing(text, with: other)
    #expect(changed != whole)
    #expect(try JournalLine(Data(changed.utf8)) == nil)
    // Nor with none.
    let bare = changed.replacing(#/,"check":"[0-9a-f]{16}"}$/#, with: "}")
    #expect(try JournalLine(Data(bare.utf8)) == nil)
  }

  @Test func `that was changed is graded again, and that is said`() async throws {
    let tiny = try TinyClass()
    let work: TinyClass.Work = ["Ada": [TinyClass.cone: "wrong"], "Bea": [TinyClass.cone: "right"]]
    let whole = try await tiny.run(work, seed: 3, jobs: 1).run(quiet).gradebook.spelled
    let text = try String(contentsOfFile: tiny.journal, encoding: .utf8)
    let changed = text.replacing("This is wrong.", with: "This is grand.")
    #expect(changed != text)
    try Data(changed.utf8).write(to: URL(fileURLWithPath: tiny.journal))
    tiny.forgetCalls()
    let outcome = try await tiny.run(work).run(quiet)
    #expect(outcome.remarks == ["Line 2 of \(tiny.journal) is damaged: what stood there is graded again."])
    #expect(tiny.graded == ["Ada Arcs"])
    #expect(try outcome.gradebook.spelled == whole)
    #expect(try String(contentsOfFile: tiny.journal, encoding: .utf8).contains("This is wrong."))
  }
}
