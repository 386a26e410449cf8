import Course
import Foundation
import Judging

/// One line of a journal: JSON, with a check at its end.
///
/// A disk that has lost a block, an editor and a power cut change lines, and a changed digit is a grade all the same. What
/// does not go with its check is no line, and what stood there is graded again. The check is no seal: whoever may write the
/// journal, which only its owner may, can work out another one.
enum JournalLine: Sendable {
  /// A run has begun.
  case begun(Beginning)

  /// A chapter of a submission is graded.
  case unit(FinishedUnit)

  /// The run is finished: from here on, what stands above is the gradebook.
  case finished(Ending)

  /// What a run is about.
  struct Beginning: Hashable, Sendable, Codable {
    /// Lines of version 1 had no check.
    static let currentVersion = 2

    var version = Self.currentVersion
    var seed: UInt64

    /// Absolute paths.
    var sources: [String]

    /// The exercises' ids, in the order of the course.
    var exercises: [String]

    /// The fingerprint of the secret questions; nil where there are none.
    var secret: Fingerprint?

    /// The id of the only student who is graded.
    var only: String?
  }

  /// The end of a run.
  struct Ending: Sendable, Codable {
    struct Student: Hashable, Sendable, Codable {
      var id: String
      var name: String
    }

    /// Who stands in the gradebook, in its order.
    var students: [Student]
  }
}

/// What came out for one chapter of one submission.
struct FinishedUnit: Sendable, Codable {
  /// The submission's id.
  var student: String

  /// The chapter's name.
  var chapter: String
  var key: UnitKey

  /// The files of the chapter that were taken, by their names.
  var files: [String: Fingerprint]

  /// The results of those exercises that were handed in; none where there is no file any more.
  var exercises: [GradedExercise]

  /// What contained the run, in a sentence.
  var containment: String

  /// Returns the result of an exercise; nil where it was not handed in.
  func result(of exercise: String) -> GradedExercise? { exercises.first { $0.id == exercise } }

  /// Whether an exercise could not be judged, so that it has to be tried again.
  var isUnjudged: Bool { exercises.contains { $0.verdict.status == .graderError } }

  /// Whether it can be what a run has written.
  fileprivate var isSound: Bool {
    guard let chapter = Course.chapter(named: chapter) else { return false }
    let known = Set(chapter.exercises.map(\.id))
    return Set(exercises.map(\.id)).count == exercises.count
      && exercises.allSatisfy { known.contains($0.id) && $0.isSound }
  }
}

extension GradedExercise {
  /// Whether the numbers can be what a judge has given.
  var isSound: Bool {
    verdict.maxPoints >= 0 && verdict.points >= 0 && verdict.points <= verdict.maxPoints
      && (verdict.status != .passed || verdict.points == verdict.maxPoints)
      && (secret?.count ?? 0) >= 0
  }
}

extension JournalLine {
  private enum Key: String, CodingKey { case begun, unit, finished }

  /// How every line of a unit begins.
  static let unitOpening = Data("{\"unit\":".utf8)

  /// The line was written by another version of the workbook, whose lines this one does not read.
  struct OtherVersion: Error {
    var version: Int
    var isNewer: Bool { version > Beginning.currentVersion }
  }

  private struct Head: Decodable {
    struct Body: Decodable { var version: Int }
    var begun: Body?
  }

  /// Reads a line.
  ///
  /// - Parameter data: The line without its end.
  /// - Returns: nil for a line that is damaged.
  /// - Throws: `OtherVersion`.
  init?(_ data: Data) throws(OtherVersion) {
    let decoder = JSONDecoder.forTravelling
    let check = LineCheck(in: data)
    if let check, !check.isRight { return nil }
    guard check != nil, let line = try? decoder.decode(JournalLine.self, from: data) else {
      let version = (try? decoder.decode(Head.self, from: data))?.begun?.version
      if let version, version != Beginning.currentVersion { throw OtherVersion(version: version) }
      return nil
    }
    // It may say other things in the same words.
    if case .begun(let beginning) = line, beginning.version != Beginning.currentVersion {
      throw OtherVersion(version: beginning.version)
    }
    if case .unit(let unit) = line, !unit.isSound { return nil }
    self = line
  }

  /// The line as bytes, with its end.
  ///
  /// - Throws: What keeps it from being put into words.
  func data() throws -> Data {
    let encoder = JSONEncoder.forTravelling
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return LineCheck.added(to: try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

extension JournalLine: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch (container.allKeys.count, container.allKeys.first) {
    case (1, .begun): self = .begun(try container.decode(Beginning.self, forKey: .begun))
    case (1, .unit): self = .unit(try container.decode(FinishedUnit.self, forKey: .unit))
    case (1, .finished): self = .finished(try container.decode(Ending.self, forKey: .finished))
    default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no line of a journal"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .begun(let beginning): try container.encode(beginning, forKey: .begun)
    case .unit(let unit): try container.encode(unit, forKey: .unit)
    case .finished(let ending): try container.encode(ending, forKey: .finished)
    }
  }
}
