import Course
import Foundation
import Running
import Testing

@testable import Grading

@Suite struct `What a grade rests on` {
  private let work: TinyClass.Work = ["Ada": [TinyClass.cone: "right"], "Bea": [TinyClass.star: "wrong"]]

  @Test func `is another thing with another probe`() async throws {
    let tiny = try TinyClass()
    let first = try await tiny.run(work, seed: 2).run(quiet)
    #expect(try await tiny.run(work).run(quiet).gradedUnits == 0)
    let repaired = try await tiny.run(work, probe: "a repaired probe").run(quiet)
    #expect(repaired.gradedUnits == 2)
    let (old, new) = (try first.gradebook.submission(at: 0), try repaired.gradebook.submission(at: 0))
    #expect(zip(old.exercises, new.exercises).allSatisfy { $0.basis.expectation != $1.basis.expectation })
  }

  @Test func `is another thing once learner code is contained`() async throws {
    let tiny = try TinyClass()
    _ = try await tiny.run(work, seed: 2).run(quiet)
    #expect(try await tiny.run(work, isContained: true).run(quiet).gradedUnits == 2)
    #expect(try await tiny.run(work, isContained: true).run(quiet).gradedUnits == 0)
  }

  @Test func `is the probe that lies in the workbook's folder`() throws {
    let scratch = try ScratchFolder()
    let folder = WorkbookFolder(root: scratch.path)
    let cone = try #require(Course.exercise(id: TinyClass.cone))
    let chapter = try #require(Course.chapter(named: cone.chapter))
    #expect(folder.probeFingerprint(of: cone) == nil)
    try FileManager.default.createDirectory(
      atPath: folder.suitePath(of: chapter), withIntermediateDirectories: true)
    let probe = URL(fileURLWithPath: "\(folder.suitePath(of: chapter))/\(cone.probe).swift")
    for text in ["// a", "// b"] {
      try Data(text.utf8).write(to: probe)
      #expect(folder.probeFingerprint(of: cone) == Fingerprint(of: text))
    }
    withExtendedLifetime(scratch) {}
  }
}
