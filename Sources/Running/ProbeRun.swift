import Course
import Foundation
import Judging
import Observing

/// One run of a probe in a child process.
package struct ProbeRun: Sendable {
  /// The program that answers: the observer with a library, or a test program that holds the probe itself.
  package var program: String
  package var arguments: [String]

  /// What the child finds in its environment besides the search path and the languages.
  package var environment: [String: String]

  /// The folder in which learner code starts where it is not contained.
  package var folder: String

  /// What contains the child.
  package var containment: Containment

  /// The files that a contained child may read beside its program: the libraries that it loads.
  package var libraries: [String]

  /// A folder that must not be seen even where it lies in the middle of the system: the workbook itself.
  package var hidden: String?

  package init(
    program: String, arguments: [String] = [], environment: [String: String] = [:], folder: String,
    containment: Containment, libraries: [String] = [], hidden: String? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.containment = containment
    self.libraries = libraries
    self.hidden = hidden
  }

  /// Asks a probe all questions and returns what was seen; blocks the calling thread.
  package func observe(
    module: String, probe: String, questions: [Question], limits: Limits = Limits()
  ) -> Observation {
    let inquiry = inquiry(module: module, probe: probe, questions: questions, limits: limits)
    guard let ended = ended(answering: inquiry) else {
      return Observation(answers: [:], ending: .notRun("the questions cannot be written down"))
    }
    return Self.observation(of: ended, inquiry: inquiry)
  }

  func inquiry(module: String, probe: String, questions: [Question], limits: Limits) -> Inquiry {
    var limits = limits
    // Outside of a container a limit on processes counts all that the user runs, the editor too.
    if !containment.isActive { limits.processes = nil }
    return Inquiry(run: UUID().uuidString, module: module, probe: probe, questions: questions, limits: limits)
  }

  /// Runs the child to its end; nil where the inquiry cannot be written down.
  func ended(answering inquiry: Inquiry) -> Ended? {
    guard let input = try? JSONEncoder.forTravelling.encode(inquiry) else { return nil }
    let limits = inquiry.limits
    return Child(
      program: program, arguments: arguments, environment: childEnvironment, folder: home, input: input,
      wallSeconds: limits.wallSeconds, outputBytes: limits.outputBytes, answerBytes: limits.answerBytes,
      container: containment.container(
        Confinement(readable: RuntimeLibraries.folders + [program] + libraries, hidden: [hidden].compactMap(\.self)))
    ).run()
  }

  /// Where learner code starts: a folder outside, or the empty home within a container.
  private var home: String { containment.isActive ? Confinement.home : folder }

  private var childEnvironment: [String: String] {
    let own = ProcessInfo.processInfo.environment
    var result = own.filter { ["PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH"].contains($0.key) }
    result["HOME"] = home
    result["TMPDIR"] = home
    // A backtrace of fifty lines hides the one line that a learner needs.
    result["SWIFT_BACKTRACE"] = "enable=no"
    return result.merging(environment) { $1 }
  }

  static func observation(of ended: Ended, inquiry: Inquiry) -> Observation {
    var answers: [Int: Answer] = [:]
    var isStarted = false
    var isFinished = false
    var contradiction: String?
    for record in RecordFraming.records(in: ended.answers, run: inquiry.run) {
      switch record {
      case .started:
        isStarted = true
      case .answer(let question, let answer):
        if isFinished || answers[question] != nil || !inquiry.questions.indices.contains(question) {
          contradiction = contradiction ?? "question \(question + 1) was answered twice or was never asked"
        }
        answers[question] = answer
      case .finished(let count):
        if isFinished || count != inquiry.questions.count { contradiction = "the end was told twice or too early" }
        isFinished = true
      }
    }
    let errors = String(decoding: ended.errors, as: UTF8.self)
    let isComplete = isFinished && answers.count == inquiry.questions.count
    let ending =
      if let contradiction {
        Observation.Ending.contradictedItself(contradiction)
      } else if !isStarted, case .exited(Respondent.misuseStatus) = ended.way {
        // Before the start no learner code ran that could have said so.
        Observation.Ending.notRun(errors.split(separator: "\n").first.map(String.init) ?? "there is no such probe")
      } else {
        Self.ending(of: ended, isComplete: isComplete, errors: errors, limits: inquiry.limits)
      }
    return Observation(
      answers: answers, ending: ending,
      printed: beginning(of: ended.output), lastWords: lastWords(in: errors))
  }

  private static func ending(
    of ended: Ended, isComplete: Bool, errors: String, limits: Limits
  ) -> Observation.Ending {
    if ended.ranOutOfTime { return .timedOut }
    if ended.wroteTooMuch { return .exceededOutput }
    switch ended.way {
    case .notStarted(let reason): return .notRun(reason)
    case .exited(let status): return status == 0 && isComplete ? .finished : .endedEarly(status: Int(status))
    case .signaled(SIGXCPU): return .timedOut
    // Whoever does not heed the signal is killed a second later.
    case .signaled(SIGKILL) where ended.mayHaveWorked(seconds: limits.processorSeconds): return .timedOut
    case .signaled where allocationFailures.contains { errors.contains($0) }: return .exceededMemory
    case .signaled(let signal): return .crashed(signal: Int(signal))
    }
  }

  /// What Swift's runtime, Foundation and the C++ library say when memory cannot be had.
  private static let allocationFailures = ["failed to allocate", "unable to allocate memory", "std::bad_alloc"]

  /// Returns what Swift said of why the program stopped, for instance "Index out of range".
  private static func lastWords(in errors: String) -> String? {
    for line in errors.split(separator: "\n") {
      for mark in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
        guard let range = line.firstRange(of: mark) else { continue }
        return Spelling.harmless(line[range.upperBound...], limit: 160)
      }
    }
    return nil
  }

  /// How much of what was printed is shown.
  private static let printedBytes = 2000

  private static func beginning(of output: Data) -> String {
    let text = String(decoding: output.prefix(printedBytes), as: UTF8.self)
    return output.count > printedBytes ? text + "…" : text
  }
}
