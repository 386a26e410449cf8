import Course
import Foundation
import Judging
import Running
import Testing

/// A file as a learner might hand it in, and what must be found in it.
///
/// The name tells what is expected: `mistake.CODE.swift` does not pass, with that code first, `right.HOW.swift` passes, and
/// `advice.CODE.swift` passes with that advice; a number may stand before the ending.
struct Fixture: CustomTestStringConvertible {
  enum Expectation { case mistake, right, advice }

  var exercise: Exercise
  var chapter: Chapter
  var path: String
  var expectation: Expectation
  var code: String

  var testDescription: String { "\(exercise.id) \(URL(fileURLWithPath: path).lastPathComponent)" }

  /// Returns whether a verdict is the one that the name tells.
  func fits(_ verdict: Verdict) -> Bool {
    switch expectation {
    case .mistake: !verdict.status.isHarmless && verdict.findings.first?.code == code
    case .right: verdict.status == .passed
    case .advice:
      verdict.status == .passed && verdict.findings.contains { $0.code == code && $0.severity == .advice }
    }
  }

  static let all: [Fixture] = Course.chapters.flatMap { chapter in
    chapter.exercises.flatMap { Fixture.all(of: $0, in: chapter) }
  }

  /// The fixtures that are judged: of each exercise every fourth, another one with each seed; or all of them.
  ///
  /// Compiling them takes minutes, and learners run these tests too. `WORKBOOK_FIXTURES=all` judges all of them, and
  /// `WORKBOOK_FIXTURES=3` those of another seed.
  static let judged: [Fixture] = {
    let wish = ProcessInfo.processInfo.environment["WORKBOOK_FIXTURES"] ?? "0"
    if wish == "all" { return all }
    let seed = Int(wish) ?? 0
    return Dictionary(grouping: all, by: \.exercise.id).values.flatMap { fixtures in
      fixtures.enumerated().filter { ($0.offset + seed) % 4 == 0 }.map(\.element)
    }.sorted { $0.path < $1.path }
  }()

  private static func all(of exercise: Exercise, in chapter: Chapter) -> [Fixture] {
    let folder = "\(Fixtures.path)/\(chapter.folder)/\(exercise.name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let expectations: [String: Expectation] = ["mistake": .mistake, "right": .right, "advice": .advice]
    return names.sorted().compactMap { name in
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count >= 3, parts.last == "swift", let expectation = expectations[parts[0]] else { return nil }
      return Fixture(
        exercise: exercise, chapter: chapter, path: "\(folder)/\(name)", expectation: expectation, code: parts[1])
    }
  }
}

extension Verdict.Status {
  /// Whether nothing was found wrong with what a learner did.
  fileprivate var isHarmless: Bool { [.passed, .notStarted, .graderError].contains(self) }
}

enum Fixtures {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"

  static let folder = WorkbookFolder(
    root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path)

  /// What some of the questions are drawn from: `WORKBOOK_SEED`, or 1, so that these tests come to the same twice.
  static let seed = ProcessInfo.processInfo.environment["WORKBOOK_SEED"].flatMap { UInt64($0) } ?? 1

  /// The real engine on the real tools, as the command uses it.
  static func examiner() throws -> Examiner {
    Examiner(folder: folder, tools: try Tools.beside(program: Tools.thisProgram), seed: seed)
  }
}

@Suite struct `Learners' files` {
  @Test(arguments: Fixture.judged)
  func `get the verdict that their name tells`(_ fixture: Fixture) async throws {
    let verdict = try #require(await FixtureRun.verdict(on: fixture))
    #expect(fixture.fits(verdict), "\(verdict.status.rawValue): \(verdict.findings)")
  }

  @Test func `are there for every exercise, right ones and wrong ones`() {
    for exercise in Course.exercises {
      let mine = Fixture.all.filter { $0.exercise.id == exercise.id }
      #expect(mine.count { $0.expectation == .right } >= 2, "\(exercise.id)")
      #expect(mine.count { $0.expectation == .mistake } >= 2, "\(exercise.id)")
    }
  }

  @Test func `make every mistake that is known by name`() {
    for exercise in Course.exercises {
      for mistake in exercise.assessment.mistakes {
        #expect(
          Fixture.all.contains { $0.exercise.id == exercise.id && $0.code == mistake.code },
          "\(exercise.id) \(mistake.code)")
      }
    }
  }
}
