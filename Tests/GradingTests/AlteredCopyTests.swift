import Course
import Foundation
import Judging
import Running
import Testing

@testable import Grading

/// What lies on a disk between taking in and judging may be removed, changed, or found beside things that nobody handed in.
@Suite struct `A copy of what was handed in` {
  private let work: TinyClass.Work = ["Ada": [TinyClass.cone: "right", TinyClass.star: "right"]]

  /// Grades a class of one whose files were judged as told, by their names.
  private func outcome(
    _ files: [String: [String: Fingerprint]], others: [String] = []
  ) async throws -> [String] {
    let tiny = try TinyClass()
    return try await tiny.run(work) { exercises, chapter, _, _ in
      exercises.map { exercise in
        Examination(
          exercise: exercise, verdict: Verdict(.passed, points: exercise.maxPoints, maxPoints: exercise.maxPoints),
          files: files[chapter.name] ?? [:], otherFiles: chapter.name == "Arcs" ? others : [])
      }
    }.run(quiet).unjudged.map { "\($0.exercise): \($0.reason)" }
  }

  private let right = [
    "Arcs": ["Cone.swift": Fingerprint(of: "right")], "Paths": ["Star.swift": Fingerprint(of: "right")],
  ]

  @Test func `is judged as it was taken in`() async throws {
    #expect(try await outcome(right) == [])
  }

  @Test func `costs nobody a point where it is gone, or another one`() async throws {
    let prefix = "Arcs/Cone: This could not be judged, which is not your fault: "
    var files = right
    files["Arcs"] = [:]
    #expect(try await outcome(files) == [prefix + "the copy of Cone.swift is gone, or could not be read."])
    files["Arcs"] = ["Cone.swift": Fingerprint(of: "wrong")]
    #expect(try await outcome(files) == [prefix + "the copy of Cone.swift was changed after it was taken in."])
    files["Arcs"] = ["Cone.swift": Fingerprint(of: "right"), "Dome.swift": Fingerprint(of: "right")]
    #expect(
      try await outcome(files) == [prefix + "beside the copies there was Dome.swift, which nobody handed in."])
    #expect(
      try await outcome(right, others: ["Spy.swift"]) == [
        prefix + "beside the copies there was Spy.swift, which nobody handed in."
      ])
  }

  @Test func `is told by whoever examines it with the compiler`() async throws {
    let scratch = try ScratchFolder()
    let dome = Data("import SwiftUI\nstruct Dome {}".utf8)
    try dome.write(to: URL(fileURLWithPath: "\(scratch.path)/Dome.swift"))
    try Data("// a cone".utf8).write(to: URL(fileURLWithPath: "\(scratch.path)/Extra.swift"))
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
    let examiner = Examiner(
      folder: WorkbookFolder(root: root), tools: try Tools.beside(program: Tools.thisProgram), seed: 1)
    let chapter = try #require(Course.chapter(named: "Arcs"))
    // Nothing is compiled for a file that is not there.
    let cone = try #require(Course.exercise(id: TinyClass.cone))
    let examination = try #require(await examiner.examine([cone], of: chapter, in: scratch.path).first)
    #expect(examination.verdict.status == .notStarted)
    #expect(examination.files == ["Dome.swift": Fingerprint(of: dome)])
    #expect(examination.otherFiles == ["Extra.swift"])
    withExtendedLifetime(scratch) {}
  }
}
