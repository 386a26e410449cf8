import Course
import Foundation
import Judging
import Running

/// The verdicts on the fixtures that are judged, found once.
///
/// One fixture of each exercise of a chapter is compiled with the others in one go: compiling takes longest. What one file
/// declares could change another, so a verdict that is not the expected one is found again from that file alone.
enum FixtureRun {
  /// The verdicts by the fixtures' paths.
  private static let verdicts = Task {
    var rounds: [[Fixture]] = []
    for chapter in Course.chapters {
      let fixtures = Dictionary(grouping: Fixture.judged.filter { $0.chapter.name == chapter.name }, by: \.exercise.id)
      for round in 0..<(fixtures.values.map(\.count).max() ?? 0) {
        rounds.append(fixtures.keys.sorted().compactMap { fixtures[$0]?.dropFirst(round).first })
      }
    }
    return try await withThrowingTaskGroup(of: [String: Verdict].self) { group in
      var verdicts: [String: Verdict] = [:]
      for (index, round) in rounds.enumerated() {
        if index >= 2, let found = try await group.next() { verdicts.merge(found) { $1 } }
        group.addTask { try await examine(round) }
      }
      for try await found in group { verdicts.merge(found) { $1 } }
      return verdicts
    }
  }

  /// Returns the verdict on a fixture.
  static func verdict(on fixture: Fixture) async throws -> Verdict? {
    let verdict = try await verdicts.value[fixture.path]
    if let verdict, fixture.fits(verdict) { return verdict }
    return try await examine([fixture])[fixture.path]
  }

  private static func examine(_ fixtures: [Fixture]) async throws -> [String: Verdict] {
    guard let chapter = fixtures.first?.chapter else { return [:] }
    let scratch = try ScratchFolder()
    for fixture in fixtures {
      try FileManager.default.copyItem(atPath: fixture.path, toPath: "\(scratch.path)/\(fixture.exercise.file)")
    }
    let examinations = try await Fixtures.examiner()
      .examine(fixtures.map(\.exercise), of: chapter, in: scratch.path)
    return Dictionary(uniqueKeysWithValues: zip(fixtures.map(\.path), examinations.map(\.verdict)))
  }
}
