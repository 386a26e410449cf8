import Course
import Foundation
import Judging
import Running

@testable import Classroom

/// What the tests of this room share: the workbook that they lie in, and a judge for what students hand in.
enum Inventing {
  static let folder = WorkbookFolder(
    root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path)

  static func someClass(of count: Int = 60, seed: UInt64 = 6) throws -> InventedClass {
    try InventedClass(count: count, seed: seed, exemplars: exemplars.get())
  }

  /// The solutions of the course, read once.
  static let exemplars = Result { try Exemplar.all(in: folder) }

  /// The work of a class of 60, made once.
  static let portfolios = Result {
    let students = try someClass()
    return (0..<students.count).map { students.portfolio(at: $0) }
  }

  /// Returns the text of a file that was handed in, as a grader reads it.
  static func text(of data: Data) -> String {
    String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
  }

  /// Judges what counts of a student's work; a chapter at a time.
  static func verdicts(on portfolio: Portfolio) async throws -> [String: Verdict] {
    let tools = try Tools.beside(program: Tools.thisProgram)
    var verdicts: [String: Verdict] = [:]
    for chapter in Course.chapters {
      let items = portfolio.items.filter { $0.chapter.name == chapter.name && $0.data != nil }
      guard !items.isEmpty else { continue }
      let scratch = try ScratchFolder()
      for item in items {
        let path = "\(scratch.path)/\(item.exercise.file)"
        try WorkbookFolder.write(Data(text(of: item.data ?? Data()).utf8), toFile: path, called: path)
      }
      let examinations = try await Examiner(folder: folder, tools: tools, seed: 6)
        .examine(items.map(\.exercise), of: chapter, in: scratch.path)
      for examination in examinations { verdicts[examination.exercise.id] = examination.verdict }
    }
    return verdicts
  }
}

/// A folder for a test, removed with this value.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("class \(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files and links below, in the order of their names.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { name in
      let type = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.type] as? FileAttributeType
      return type != .typeDirectory
    }.sorted()
  }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }
}
