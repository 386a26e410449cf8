import Course
import Foundation
import Judging
import Observing
import Running
import Synchronization
import Testing

@testable import Grading

@Suite struct `A grading run with the compiler` {
  private static let cone = """
    import SwiftUI
    struct Cone: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .zero,
          endAngle: .degrees(180), clockwise: true)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }
    """

  private static let dome = """
    import SwiftUI
    struct Dome: Shape {
      func path(in rect: CGRect) -> Path {
        precondition(rect.width < 0, "I give up")
        return Path(rect)
      }
    }
    """

  @Test func `grades each chapter once, and nothing twice`() async throws {
    let scratch = try ScratchFolder()
    let files: [String: [String: String]] = [
      "Ada": ["Arcs/Cone": Self.cone], "Bea": ["Arcs/Cone": "struct Cone: Shape {", "Arcs/Dome": Self.dome], "Cem": [:],
    ]
    let folder = "\(scratch.path)/class"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var students = SubmittedClass(in: folder)
    for (name, texts) in files {
      let taken = texts.map { id, text in
        Submission.File(exercise: id, origin: id, fingerprint: Fingerprint(of: text))
      }
      try students.add(
        Submission(id: name, name: name, files: taken.sorted { $0.exercise < $1.exercise }),
        contents: texts.mapValues { Data($0.utf8) })
    }
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
    let tools = try Tools.beside(program: Tools.thisProgram)
    let calls = Mutex(0)
    let run = GradingRun(
      students, sources: [folder], out: OutputFolder("\(scratch.path)/results"),
      options: GradingRun.Options(
        exercises: try ["Arcs/Dome", "Arcs/Cone"].map { try #require(Course.exercise(id: $0)) }, seed: 11, jobs: 2),
      toolchain: tools.fingerprint, containment: "Contained."
    ) { exercises, chapter, folder, seed in
      calls.withLock { $0 += 1 }
      var examiner = Examiner(folder: WorkbookFolder(root: root), tools: tools, seed: seed)
      // Many tests run side by side: no verdict may hang on how long one has to wait for its turn.
      examiner.limits = Limits(processorSeconds: 4, wallSeconds: 40)
      return try await examiner.examine(exercises, of: chapter, in: folder)
    }
    let outcome = try await run.run { _ in }
    #expect(
      try outcome.gradebook.statuses == [
        "Ada Arcs/Dome notStarted 0", "Ada Arcs/Cone passed 2", "Bea Arcs/Dome crashed 0",
        "Bea Arcs/Cone didNotCompile 0", "Cem Arcs/Dome notStarted 0", "Cem Arcs/Cone notStarted 0",
      ])
    #expect(try outcome.gradebook.submission(at: 0).containments == ["Contained."])
    #expect(try outcome.gradebook.submission(at: 2).containments == [])
    #expect(calls.withLock { $0 } == 2)
    let again = try await run.run { _ in }
    #expect(try again.gradebook.spelled == outcome.gradebook.spelled)
    #expect(again.gradedUnits == 0 && again.knownUnits == 2 && calls.withLock { $0 } == 2)
    withExtendedLifetime(scratch) {}
  }
}
