import Foundation
import Judging
import Testing

@testable import Running

/// Whatever a child says comes to a verdict: never an error of the grader's, never a pass for what is wrong, in good time.
///
/// `WORKBOOK_FUZZ=N` runs N rounds, and `WORKBOOK_FUZZ_FROM` begins with another round than the first. A round is the same
/// in every run.
@Suite struct `Whatever a child says` {
  private static let environment = ProcessInfo.processInfo.environment
  private static let first = environment["WORKBOOK_FUZZ_FROM"].flatMap { Int($0) } ?? 0
  private static let count = environment["WORKBOOK_FUZZ"].flatMap { Int($0) }

  @Test func `comes to a verdict`() throws {
    var worst = (seconds: 0.0, round: 0, id: "")
    for round in Self.first..<(Self.first + (Self.count ?? 108)) {
      // Where a round ends this process, the last word tells which.
      if Self.count != nil { FileHandle.standardError.write(Data("round \(round)\r".utf8)) }
      let run = try HostileRun(round: round)
      // A starter may hold what the exercise forbids, and lacks lines that are to be refused.
      let hasStarter = run.outcome != .passed && round.isMultiple(of: 2)
      let source = hasStarter ? SourceText(run.speech.exercise.starter) : run.speech.source
      let (verdict, seconds) = Self.verdict(on: run, source: source)
      if seconds > worst.seconds { worst = (seconds, round, run.speech.exercise.id) }
      Self.check(verdict, of: run, seconds: seconds, told: "round \(round), \(run.speech.exercise.id), \(run.change)")
    }
    if Self.count != nil {
      print("the slowest verdict took \(worst.seconds) s, in round \(worst.round) on \(worst.id)")
    }
  }

  /// Some exercises, each with a kind of long path; all of both where many rounds are asked for.
  private static let longAnswers: [(id: String, kind: Int)] =
    count != nil
    ? Speech.all.flatMap { speech in (0..<3).map { (speech.exercise.id, $0) } }
    : [("PredefinedShapes/FiveShapes", 0), ("Arcs/Cone", 1), ("Paths/Checkmark", 2)]

  @Test(arguments: longAnswers.indices)
  func `comes to a verdict in good time where all paths are as long as they may be`(_ index: Int) throws {
    let (id, kind) = Self.longAnswers[index]
    let speech = try #require(Speech.all.first { $0.exercise.id == id })
    let run = try HostileRun(longAnswersOf: speech, kind: kind)
    let (verdict, seconds) = Self.verdict(on: run, source: run.speech.source)
    Self.check(verdict, of: run, seconds: seconds, told: "\(run.speech.exercise.id), \(run.change)")
    if Self.count != nil { print("\(seconds) s for long paths of kind \(kind) in \(run.speech.exercise.id)") }
  }

  private static func verdict(on run: HostileRun, source: SourceText) -> (Verdict, seconds: Double) {
    let start = threadSeconds
    var observation = ProbeRun.observation(of: run.ended, inquiry: run.speech.inquiry)
    observation.compilerAnswer = run.speech.right.compilerAnswer
    let verdict = run.speech.judge.verdict(on: observation, source: source)
    return (verdict, threadSeconds - start)
  }

  private static func check(_ verdict: Verdict, of run: HostileRun, seconds: Double, told: String) {
    #expect(verdict.status != .graderError, "\(told): \(verdict.findings)")
    #expect((verdict.status == .passed) == (verdict.points == verdict.maxPoints), "\(told)")
    #expect(verdict.status != .blocked, "\(told)")
    // The judge is compiled optimised in debug builds too. The slowest that is known, long paths in FrameGrid, takes 6
    // seconds; all others take less than 2.
    #expect(seconds < 12, "\(told)")
    switch run.outcome {
    case .passed: #expect(verdict.status == .passed, "\(told): \(verdict.findings)")
    case .notPassed: #expect(verdict.status != .passed, "\(told)")
    case .any: break
    }
    if verdict.status != .passed { #expect(verdict.findings.contains { $0.severity == .error }, "\(told)") }
    for finding in verdict.findings {
      var words = [finding.message, finding.hint ?? ""]
      for case .words(let text) in [finding.evidence?.expected, finding.evidence?.actual] { words.append(text) }
      for text in words {
        #expect(text.unicodeScalars.allSatisfy(isHarmless), "\(told): \(text.debugDescription)")
        #expect(text.unicodeScalars.count < 3000, "\(told)")
      }
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\n"
    default: true
    }
  }

  /// The processor time of this thread, in seconds: what else runs does not count.
  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
