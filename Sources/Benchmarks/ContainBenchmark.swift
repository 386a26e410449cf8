import Course
import Dispatch
import Foundation
import Running

extension Benchmark {
  /// What containing costs, against the same child and the same compilation kept in by limits alone.
  static let contain = Benchmark(
    name: "contain", summary: "a child, and one exercise compiled and run, contained against by limits alone"
  ) { workplace in
    guard Containment.ofThisMachine.isActive else { return ["there is nothing to compare with"] }
    let child = try pairs(of: 60) { containment in
      try seconds {
        _ = try SafeguardTrial(of: workplace.tools, containment: containment, folder: workplace.folder).safeguards()
      }
    }
    guard let exercise = Course.exercise(id: "Arcs/Cone"),
      let chapter = Course.chapter(named: "Arcs")
    else { return ["there is no exercise Arcs/Cone"] }
    let one = "\(workplace.scratch.path)/one exercise"
    try FileManager.default.createDirectory(atPath: one, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(workplace.folder.path(of: chapter))/\(exercise.file)", toPath: "\(one)/\(exercise.file)")
    let whole = try pairs(of: 30) { containment in
      var examiner = Examiner(folder: workplace.folder, tools: workplace.tools)
      examiner.containment = containment
      let contained = examiner
      return try seconds { try wait { try await contained.examine([exercise], of: chapter, in: one) } }
    }
    let compilation =
      Statistics(values: whole.map { $0.0 - $0.1 }).median - Statistics(values: child.map { $0.0 - $0.1 }).median
    return [
      line("child", child, "at most 15 ms wanted"),
      line("compiled and run", whole, "both together"),
      String(format: "a compilation alone: %.1f ms more (the difference), at most 30 ms wanted", compilation * 1000),
    ]
  }

  /// Measures both sides in turn; the first pair warms caches up and is not counted.
  private static func pairs(
    of count: Int, _ measure: (Containment) throws -> Double
  ) rethrows -> [(Double, Double)] {
    let limits = Containment.limitsAlone(reason: "the other side of a measurement")
    return Array(
      try (0...count).map { _ in (try measure(.ofThisMachine), try measure(limits)) }.dropFirst())
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private static func line(_ name: String, _ pairs: [(Double, Double)], _ wanted: String) -> String {
    func milliseconds(_ value: (Double, Double) -> Double) -> String {
      String(format: "%.1f", Statistics(values: pairs.map(value)).median * 1000)
    }
    return
      "\(name): \(milliseconds { one, _ in one }) ms contained, \(milliseconds { _, two in two }) ms by limits alone, "
      + "\(milliseconds { $0 - $1 }) ms more (median of \(pairs.count), pair by pair), \(wanted)"
  }

  /// Waits for asynchronous work on this thread.
  private static func wait(_ work: @escaping @Sendable () async throws -> [Examination]) throws {
    let isDone = DispatchSemaphore(value: 0)
    let outcome = Box()
    Task.detached {
      do {
        for examination in try await work() where examination.verdict.status != .passed {
          throw Workplace.Failure(description: "\(examination.exercise.id) is \(examination.verdict.status)")
        }
      } catch { outcome.error = error }
      isDone.signal()
    }
    isDone.wait()
    if let error = outcome.error { throw error }
  }

  /// What a task leaves for the thread that waits for it.
  private final class Box: @unchecked Sendable {
    var error: (any Error)?
  }
}
