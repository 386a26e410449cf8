import Course
import Foundation
import Grading
import Judging
import Running
import Synchronization

@testable import workbook

/// A class on disk, and a world without a compiler: a file that says "right" is right, one that says "broken" breaks the grader.
final class GradedClass: Sendable {
  /// What was shown and told, in its order.
  let said = Mutex<[String]>([])

  /// Which exercises were judged, in which folder.
  let judged = Mutex<[String]>([])
  private let learner: LearnerFolder
  var root: String { learner.folder.root }

  /// Makes the folder `handed` with the works of some students.
  ///
  /// - Parameter works: The text of each exercise's file by the exercise's id, by the student's name.
  init(_ works: [String: [String: String]]) throws {
    learner = try LearnerFolder()
    for (name, texts) in works {
      for (id, text) in texts { try hand(in: text, for: id, by: name) }
    }
  }

  /// Puts a file in a student's folder.
  func hand(in text: String, for id: String, by name: String) throws {
    guard let exercise = Course.exercise(id: id) else { return }
    try learner.write(text, to: "handed/\(name)/\(exercise.file)")
  }

  func text(at path: String) -> String? { learner.text(at: path) }

  func write(_ text: String, to path: String) throws { try learner.write(text, to: path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  /// Runs the command and returns how it ended; what it told meanwhile is in `said`.
  func run(_ words: String..., world change: (inout World) -> Void = { _ in }) async -> Outcome {
    said.withLock { $0 = [] }
    judged.withLock { $0 = [] }
    var world = world
    change(&world)
    return await Invocation.outcome(of: ["grade"] + words, in: world)
  }

  var world: World {
    World(
      workingDirectory: root, program: "/nowhere/workbook", environment: ["LANG": "C.UTF-8", "TERM": "xterm"],
      isOutputTerminal: false, isErrorTerminal: false,
      tools: { () throws(WorkbookFolder.Problem) in throw WorkbookFolder.Problem("There are no tools.") },
      toolchain: { () throws(WorkbookFolder.Problem) in Fingerprint(of: "tools") },
      gradingTools: { () throws(WorkbookFolder.Problem) in Fingerprint(of: "grading tools") },
      containment: { .limitsAlone(reason: "this is a test") },
      examine: { _, _, _ in [] },
      newSeed: { 48213 },
      grader: { _, _, _ in
        { exercises, _, folder, _ in exercises.map { self.examination(of: $0, in: folder) } }
      },
      show: { text in self.said.withLock { $0.append(text) } },
      tell: { text in
        self.said.withLock { $0.append(text) }
        return nil
      },
      now: { Date(timeIntervalSince1970: 1_800_000_000) }, host: "here", cores: 2, words: ["grade"])
  }

  private func examination(of exercise: Exercise, in folder: String) -> Examination {
    judged.withLock { $0.append(exercise.id) }
    let text = FileManager.default.contents(atPath: "\(folder)/\(exercise.file)").map {
      String(decoding: $0, as: UTF8.self)
    }
    let verdict =
      switch text {
      case nil: Verdict(.notStarted, maxPoints: exercise.maxPoints)
      case let text? where text.contains("right"):
        Verdict(.passed, points: exercise.maxPoints, maxPoints: exercise.maxPoints)
      case let text? where text.contains("broken"):
        Verdict(
          .graderError, maxPoints: exercise.maxPoints, findings: [Finding("grader-error", "It broke\u{7} down.")])
      default: Verdict(.failed, maxPoints: exercise.maxPoints, findings: [Finding("wrong", "It is wrong.")])
      }
    return Examination(exercise: exercise, verdict: verdict)
  }
}
