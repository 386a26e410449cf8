import Course
import Foundation
import Judging
import Remembering
import Running

/// A workbook in a temporary folder that is removed with this value; its path has a space.
final class TinyWorkbook {
  let folder: WorkbookFolder

  init() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tiny workbook \(UUID().uuidString)").path
    folder = WorkbookFolder(root: root)
    for chapter in Course.chapters {
      try FileManager.default.createDirectory(atPath: folder.path(of: chapter), withIntermediateDirectories: true)
    }
    for exercise in Course.exercises { try write(exercise.starter, to: folder.relativePath(of: exercise)) }
    try write("// swift-tools-version: 6.3\n", to: "Package.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.root) }

  var memory: Memory { Memory(of: folder) }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder.root)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(at path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder.root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives an exercise's file a content that is no starter.
  func edit(_ exercise: Exercise, _ word: String = "edited") throws {
    try write(exercise.starter + "\nlet \(word) = 1\n", to: folder.relativePath(of: exercise))
  }

  /// Remembers a verdict on what is in an exercise's file now.
  func record(
    _ status: Verdict.Status, of exercise: Exercise, points: Int = 0, neededFiles: [String] = [],
    toolchain: String = "tools"
  ) throws {
    let verdict = Verdict(status, points: points, maxPoints: exercise.maxPoints)
    let examination = Examination(exercise: exercise, verdict: verdict, neededFiles: neededFiles)
    let snapshot = try Snapshot(of: [exercise], in: folder)
    try memory.update { $0.record(examination, snapshot: snapshot, toolchain: Fingerprint(of: toolchain)) }
  }

  func standing(of exercise: Exercise, toolchain: String? = "tools") throws -> Standing? {
    let progress = try memory.recall().progress
    let survey = Survey(of: folder, progress: progress) { toolchain.map { Fingerprint(of: $0) } }
    return try survey.standings(of: [exercise]).first
  }
}

extension Exercise {
  /// An exercise of the course to try things with.
  static func known(_ id: String = "Arcs/Cone") throws -> Exercise {
    guard let exercise = Course.exercise(id: id) else { throw Unknown(id: id) }
    return exercise
  }

  struct Unknown: Error { var id: String }
}
