import Course
import Foundation

/// A workbook as a learner has it, in a temporary folder that is removed with this value; its path has a space.
final class LearnerFolder: Sendable {
  let folder: WorkbookFolder

  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = WorkbookFolder(root: parent.appendingPathComponent("learner's folder \(UUID().uuidString)").path)
    try write("// swift-tools-version: 6.3\n", to: "Package.swift")
    for exercise in Course.exercises { try write(exercise.starter, to: folder.relativePath(of: exercise)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.root) }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder.root)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(at path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder.root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives an exercise's file a content that is no starter.
  func edit(_ id: String) throws {
    guard let exercise = Course.exercise(id: id) else { return }
    try write(exercise.starter + "\nlet edited = 1\n", to: folder.relativePath(of: exercise))
  }

  /// Copies the suites with the probes, which the command compiles with a learner's files.
  ///
  /// Only contents are copied: the repository's files may belong to somebody else.
  func copyTests() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    for chapter in Course.chapters {
      let suite = tests.appendingPathComponent(chapter.suite)
      for name in try FileManager.default.contentsOfDirectory(atPath: suite.path) {
        try write(
          String(contentsOf: suite.appendingPathComponent(name), encoding: .utf8), to: "Tests/\(chapter.suite)/\(name)")
      }
    }
  }
}
