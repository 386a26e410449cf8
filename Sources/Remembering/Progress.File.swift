import Course
import Foundation
import Judging

extension Progress {
  /// The form in which progress stands in a file: JSON with one entry a line, in the order of the ids.
  package enum File {
    /// The version of the form; a file with a greater one was written by a newer workbook.
    package static let version = 1

    /// What keeps a file from being understood.
    package enum Damage: Error, Hashable, Sendable {
      /// It is not the JSON that belongs there, perhaps cut short.
      case malformed
      /// It was written by a newer workbook.
      case newer(version: Int)
    }

    /// Returns the bytes of the file.
    package static func data(_ progress: Progress) throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try progress.entries.sorted { $0.key < $1.key }
        .map { String(decoding: try encoder.encode(Line(id: $0.key, $0.value)), as: UTF8.self) }
      let list = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
      return Data("{\"version\": \(version), \"exercises\": [\(list)]}\n".utf8)
    }

    /// Reads the bytes of a file.
    package static func progress(_ data: Data) throws(Damage) -> Progress {
      let decoder = JSONDecoder()
      guard let version = try? decoder.decode(Head.self, from: data).version, version > 0 else { throw .malformed }
      guard version <= Self.version else { throw .newer(version: version) }
      guard let body = try? decoder.decode(Body.self, from: data) else { throw .malformed }
      return Progress(entries: Dictionary(body.exercises.map { ($0.id, $0.entry) }) { _, last in last })
    }

    private struct Head: Decodable { var version: Int }

    private struct Body: Decodable { var exercises: [Line] }
  }
}

/// One entry as it stands in the file.
private struct Line: Codable {
  struct Judged: Codable {
    var status: Verdict.Status
    var points: Int
    var file: Fingerprint
    var needed: [String: Fingerprint]
    var expectation: Fingerprint
    var toolchain: Fingerprint
  }

  var id: String
  var hints: Int
  var tries: Int
  var verdict: Judged?

  init(id: String, _ entry: Progress.Entry) {
    self.id = id
    hints = entry.hintsShown
    tries = entry.tries
    verdict = entry.judgement.map {
      Judged(
        status: $0.status, points: $0.points, file: $0.file, needed: $0.neededFiles, expectation: $0.expectation,
        toolchain: $0.toolchain)
    }
  }

  var entry: Progress.Entry {
    let judgement = verdict.map {
      Progress.Judgement(
        status: $0.status, points: $0.points, file: $0.file, neededFiles: $0.needed, expectation: $0.expectation,
        toolchain: $0.toolchain)
    }
    return Progress.Entry(judgement: judgement, hintsShown: max(hints, 0), tries: max(tries, 0))
  }
}
