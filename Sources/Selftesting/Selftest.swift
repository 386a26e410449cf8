import Course
import Foundation
import Judging
import Running
import Synchronization

/// Examines the hostile submissions on this machine, and looks for what they do to others.
package struct Selftest: Sendable {
  /// Examines exercises of a chapter whose files lie in a folder.
  package typealias Examine = @Sendable ([Exercise], Chapter, String) async throws -> [Examination]

  package var submissions: [HostileSubmission]
  package var watch: Watch

  /// How many submissions are examined at a time: one more than there are processors, since some do nothing but wait.
  package var width: Int

  private let examine: Examine

  package init(
    _ submissions: [HostileSubmission], watch: Watch,
    width: Int = ProcessInfo.processInfo.activeProcessorCount + 1, examine: @escaping Examine
  ) {
    self.submissions = submissions
    self.watch = watch
    self.width = width
    self.examine = examine
  }

  /// Examines all of them, beside honest ones.
  ///
  /// - Parameter tell: Called after each submission, with the number of those that are done.
  /// - Throws: `WorkbookFolder.Problem` where there is no place for the submissions.
  package func run(tell: @escaping @Sendable (Int) -> Void = { _ in }) async throws(WorkbookFolder.Problem) -> Outcome {
    let begin = ContinuousClock.now
    let before = watch.view()
    var outcome = try await examineAll(tell)
    let changes = await watch.changes(since: before)
    outcome.leftRunning = changes.processes
    outcome.writtenOutside = changes.files
    outcome.seconds = (ContinuousClock.now - begin) / .seconds(1)
    return outcome
  }

  private func examineAll(_ tell: @escaping @Sendable (Int) -> Void) async throws(WorkbookFolder.Problem) -> Outcome {
    let place = try ScratchFolder()
    // As where submissions usually lie: nothing but containment keeps one from another.
    chmod(place.path, 0o755)
    let canary = try Canary(in: place.path)
    let done = Counter()
    async let companion = Companion(examine, in: place.path, until: { done.count == submissions.count })
    // Those that take longest are begun first, so that none of them is waited for alone at the end.
    let order = submissions.indices.sorted { weight(submissions[$0]) > weight(submissions[$1]) }
    let trials = await order.concurrentlyMapped(atMost: max(1, width)) { index in
      let trial = await trial(of: submissions[index], in: place.path, canary)
      tell(done.increase())
      return (index, trial)
    }
    let outcome = Outcome(
      trials: trials.sorted { $0.0 < $1.0 }.map(\.1), companion: await companion)
    withExtendedLifetime(place) {}
    return outcome
  }

  /// How much time a submission takes, roughly: the compiler's limit, a child's limit, or next to nothing.
  private func weight(_ submission: HostileSubmission) -> Int {
    if submission.finding == "compiler-gave-up" { return 2 }
    return submission.status == .timedOut ? 1 : 0
  }

  private func trial(of submission: HostileSubmission, in place: String, _ canary: Canary) async -> Trial {
    let begin = Moment.now
    var trial = Trial(submission)
    do {
      try await examine(submission, in: place, canary, &trial)
    } catch {
      trial.deviations.append(.notJudged("\(error)"))
    }
    trial.time = begin.seconds...Moment.now.seconds
    return trial
  }

  private func examine(
    _ submission: HostileSubmission, in place: String, _ canary: Canary, _ trial: inout Trial
  ) async throws {
    guard let exercise = Course.exercise(id: submission.exercise),
      let chapter = Course.chapter(named: exercise.chapter),
      let work = HonestWork.neighbour(of: submission), let neighbour = Course.exercise(id: work.exercise)
    else { throw WorkbookFolder.Problem("There is no exercise \(submission.exercise), or no honest one beside it.") }
    let folder = try SubmittedFolder(in: place, owner: submission.name, chapter: chapter)
    defer { try? FileManager.default.removeItem(atPath: "\(place)/\(submission.name)") }
    for file in submission.files { try folder.write(file) }
    try folder.write(.init(neighbour.file, work.text))
    let examinations = try await examine([exercise, neighbour], chapter, folder.path)
    let verdicts = Dictionary(examinations.map { ($0.exercise.id, $0.verdict) }) { $1 }
    trial.verdict = verdicts[exercise.id]
    trial.compare(verdicts[exercise.id], besides: verdicts[neighbour.id], of: neighbour.id)
    for verdict in verdicts.values {
      // Whatever a verdict holds may reach a report.
      if let secret = canary.told(in: String(reflecting: verdict)) { trial.deviations.append(.told(secret)) }
    }
  }
}

/// A number that many tasks count up.
private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  /// Returns the number after it was increased.
  func increase() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
