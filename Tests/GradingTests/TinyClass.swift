import Course
import Foundation
import Geometry
import Judging
import Observing
import Running
import Synchronization
import Testing

@testable import Grading

/// A small class in a folder of its own, graded without a compiler: what a file holds says what comes of it.
final class TinyClass: Sendable {
  /// The files of the students, by their names and then by the exercises' ids.
  typealias Work = [String: [String: String]]

  static let cone = "Arcs/Cone"
  static let dome = "Arcs/Dome"
  static let star = "Paths/Star"

  private let scratch: ScratchFolder
  private let calls = Mutex<[String]>([])
  private let classes = Mutex(0)

  private let isHasty: Bool

  /// - Parameter isHasty: Whether judging takes no time, rather than another one for each file.
  init(isHasty: Bool = false) throws {
    scratch = try ScratchFolder()
    self.isHasty = isHasty
  }

  /// Where the results go, which is not there at first.
  var path: String { "\(scratch.path)/results" }

  /// The units that were graded, in the order of their ends, as `Ada Arcs`.
  var graded: [String] { calls.withLock { $0 } }

  func forgetCalls() { calls.withLock { $0 = [] } }

  var journal: String { "\(path)/.grading/journal.jsonl" }

  /// Returns what lies in the results' folder, below it and with its contents.
  var contents: [String: Data] {
    var found: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: path).map({ $0.compactMap { $0 as? String } }) ?? [] {
      found[name] = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
    }
    return found
  }

  func students(_ work: Work) throws -> SubmittedClass {
    let number = classes.withLock { number in
      number += 1
      return number
    }
    let folder = "\(scratch.path)/class-\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var students = SubmittedClass(in: folder)
    for (name, files) in work.sorted(by: { $0.key > $1.key }) {
      let taken = files.sorted { $0.key < $1.key }.map { id, text in
        Submission.File(exercise: id, origin: "\(id).swift", fingerprint: Fingerprint(of: text))
      }
      // The fake judge finds the student's name in the file, since it is told nobody's.
      let contents = files.mapValues { Data("\(name)\n\($0)".utf8) }
      try students.add(Submission(id: "id-\(name)", name: name, files: taken), contents: contents)
    }
    return students
  }

  /// Returns a run of the class.
  func run(
    _ work: Work, seed: UInt64? = nil, jobs: Int = 2, only: String? = nil, isResumed: Bool = false,
    exercises: [String] = [TinyClass.star, TinyClass.dome, TinyClass.cone], secret: SecretQuestions? = nil,
    dropsSecret: Bool = false, toolchain: String = "6.3.1", isContained: Bool = false, probe: String = "probe",
    disk: DiskWriting = .hasty, grade: GradingRun.Grade? = nil
  ) throws -> GradingRun {
    GradingRun(
      try students(work), sources: ["/home/ada/class.zip"], out: OutputFolder(path, disk: disk),
      options: GradingRun.Options(
        exercises: try exercises.map { try #require(Course.exercise(id: $0)) }, seed: seed, jobs: jobs, only: only,
        isResumed: isResumed, secret: secret, dropsSecret: dropsSecret),
      toolchain: Fingerprint(of: toolchain), containment: isContained ? "All was contained." : "Nothing was contained.",
      isContained: isContained, probe: { Fingerprint(of: "\(probe) of \($0.id)") },
      grade: grade ?? { try await self.judge($0, $1, $2, $3) })
  }

  /// Judges by the words in the files.
  func judge(
    _ exercises: [Exercise], _ chapter: Chapter, _ folder: String, _ seed: UInt64
  ) async throws -> [Examination] {
    var examinations: [Examination] = []
    for exercise in exercises {
      let text = try String(contentsOfFile: "\(folder)/\(exercise.file)", encoding: .utf8)
      let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
      if exercise.id == exercises.first?.id { calls.withLock { $0.append("\(lines[0]) \(chapter.name)") } }
      // Which unit ends first must make no difference.
      if !isHasty { try await Task.sleep(for: .microseconds(Int(text.utf8.reduce(0) { $0 &+ $1 }) * 7)) }
      if lines[1].contains("throws") { throw WorkbookFolder.Problem("The disk is on fire.") }
      if lines[1].contains("no result") { continue }
      let verdict = verdict(lines[1], on: exercise, seed: seed)
      examinations.append(
        Examination(
          exercise: exercise, verdict: verdict, neededFiles: lines[1].contains("Dome") ? ["Dome.swift"] : []))
    }
    return examinations
  }

  private func verdict(_ text: String, on exercise: Exercise, seed: UInt64) -> Verdict {
    switch text {
    case let text where text.contains("right"):
      return Verdict(.passed, points: exercise.maxPoints, maxPoints: exercise.maxPoints)
    case let text where text.contains("unjudged"):
      return Verdict(
        .graderError, maxPoints: exercise.maxPoints, findings: [Finding("grader-error", "Nobody was at home.")])
    case let text where text.contains("boundless"):
      return Verdict(.passed, points: exercise.maxPoints + 1, maxPoints: exercise.maxPoints)
    default:
      let question = Question(.size(Question.Proposal(width: .infinity, height: nil)))
      let evidence = Evidence(
        question: question, expected: .bounds(.null), actual: .size(Size(-.infinity, Double(seed))))
      return Verdict(
        .failed, maxPoints: exercise.maxPoints, findings: [Finding("wrong", "This is \(text).", evidence: evidence)],
        printed: "a\nb")
    }
  }
}

extension DiskWriting {
  /// Does not wait for the disk: tests lose nothing when the power fails.
  static let hasty = DiskWriting(write: system.write, synchronise: { _ in 0 })

  /// A disk that takes only so many bytes more, and then a piece of the next.
  static func full(after count: Int) -> DiskWriting {
    let room = Room(count)
    return DiskWriting(
      write: { descriptor, bytes in
        let taken = room.take(bytes.count)
        guard taken > 0 else {
          errno = ENOSPC
          return -1
        }
        return system.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[..<taken]))
      }, synchronise: { _ in 0 })
  }

  private final class Room: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }

    func take(_ count: Int) -> Int {
      left.withLock { left in
        let taken = min(left, count)
        left -= taken
        return taken
      }
    }
  }
}

extension Gradebook {
  /// Everything in it, as text that is the same for the same gradebook.
  var spelled: String {
    get throws {
      let encoder = JSONEncoder.forTravelling
      encoder.outputFormatting = .sortedKeys
      var lines = ["seed \(seed)"] + exercises.map(\.id) + remarks.map(\.message)
      for place in 0..<count {
        let graded = try submission(at: place)
        lines.append(String(decoding: try encoder.encode(graded.submission), as: UTF8.self))
        lines.append(String(decoding: try encoder.encode(graded.exercises), as: UTF8.self))
        lines += graded.containments
        lines += exercises.map { text(of: $0, at: place) ?? "-" }
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The statuses of all, as `Ada Arcs/Cone passed 2`.
  var statuses: [String] {
    get throws {
      try (0..<count).flatMap { place in
        let graded = try submission(at: place)
        return graded.exercises.map {
          "\(graded.submission.name) \($0.id) \($0.verdict.status.rawValue) \($0.verdict.points)"
        }
      }
    }
  }
}

/// Collects what a run tells.
final class Told: Sendable {
  private let collected = Mutex<[String]>([])

  var events: [String] { collected.withLock { $0 } }

  func callAsFunction(_ event: GradingEvent) {
    let text =
      switch event {
      case .begun(let submissions, let units, let unitsToGrade): "begun \(submissions) \(units) \(unitsToGrade)"
      case .advanced(let done, let count): "advanced \(done) of \(count)"
      case .graded(let graded, let place, let isUnchanged):
        "graded \(place) \(graded.submission.name) \(graded.points)\(isUnchanged ? " unchanged" : "")"
      }
    collected.withLock { $0.append(text) }
  }
}

/// Hears nothing.
let quiet: @Sendable (GradingEvent) -> Void = { _ in }

/// Returns the sentence with which something fails.
func problem(_ body: () async throws -> Void) async -> String {
  do {
    try await body()
    return ""
  } catch {
    return "\(error)"
  }
}
