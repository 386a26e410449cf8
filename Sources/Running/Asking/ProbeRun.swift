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

  /// Whether learner code may run in the program before it says that it begins: a test program holds such code itself.
  package var learnerCodeMayComeFirst: Bool

  package init(
    program: String, arguments: [String] = [], environment: [String: String] = [:], folder: String,
    containment: Containment, libraries: [String] = [], hidden: String? = nil, learnerCodeMayComeFirst: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.containment = containment
    self.libraries = libraries
    self.hidden = hidden
    self.learnerCodeMayComeFirst = learnerCodeMayComeFirst
  }

  /// Asks a probe all questions and returns what was seen; blocks the calling thread.
  package func observe(
    module: String, probe: String, questions: [Question], limits: Limits = Limits()
  ) -> Observation {
    let inquiry = inquiry(module: module, probe: probe, questions: questions, limits: limits)
    guard let ended = witnessed(answering: [inquiry])?.ended else { return Self.unasked }
    return Self.observation(of: ended, inquiry: inquiry, learnerCodeMayComeFirst: learnerCodeMayComeFirst)
  }

  /// What is seen of a probe that cannot be asked anything.
  static let unasked = Observation(answers: [:], ending: .notRun("the questions cannot be written down"))

  func inquiry(module: String, probe: String, questions: [Question], limits: Limits) -> Inquiry {
    var limits = limits
    // Outside of a container a limit on processes counts all that the user runs, the editor too.
    if !containment.isActive { limits.processes = nil }
    return Inquiry(run: UUID().uuidString, module: module, probe: probe, questions: questions, limits: limits)
  }

  /// Runs the child to its end, within the limits of the first inquiry; nil where there is none, or they cannot be written down.
  ///
  /// - Parameters:
  ///   - isAlone: Whether no other child or compiler of this process may work at the same time.
  ///   - kills: Returns how many processes the system has ended for want of memory.
  func witnessed(
    answering inquiries: [Inquiry], isAlone: Bool = false, kills: () -> Int? = { MemoryKills.count }
  ) -> Witnessed? {
    guard let limits = inquiries.first?.limits, let input = try? JSONEncoder.forTravelling.encode(inquiries) else {
      return nil
    }
    let child = Child(
      program: program, arguments: arguments, environment: childEnvironment, folder: home, input: input,
      wallSeconds: limits.wallSeconds, outputBytes: limits.outputBytes, answerBytes: limits.answerBytes,
      container: containment.container(
        Confinement(readable: RuntimeLibraries.folders + [program] + libraries, hidden: [hidden].compactMap(\.self))))
    return Turn.child.take(isAlone: isAlone) { child.witnessed(kills: kills) }
  }

  /// Where learner code starts: a folder outside, or the empty home within a container.
  private var home: String { containment.isActive ? Confinement.home : folder }

  private var childEnvironment: [String: String] {
    var result = JobEnvironment.inherited
    result["HOME"] = home
    result["TMPDIR"] = home
    // A backtrace of fifty lines hides the one line that a learner needs.
    result["SWIFT_BACKTRACE"] = "enable=no"
    // What goes through a set or a dictionary would come in another order in each run, be right in one and wrong in the
    // next. All children get this, so that `swift test`, `check` and `grade` come to one verdict, and a grade stays.
    result["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return result.merging(environment) { $1 }
  }

  /// Returns what was seen of a run that has ended.
  static func observation(
    of ended: Ended, inquiry: Inquiry, learnerCodeMayComeFirst: Bool = false
  ) -> Observation {
    let transcript = Transcript(ended.answers, of: inquiry)
    let words = LastWords(in: ended.errors)
    let limits = inquiry.limits
    let ending =
      if !transcript.isStarted, transcript.fault == nil,
        let reason = whyNotStarted(ended, limits: limits, learnerCodeMayComeFirst: learnerCodeMayComeFirst)
      {
        Observation.Ending.notRun(reason)
      } else {
        Self.ending(of: ended, transcript, words, limits: limits)
      }
    var observation = Observation(
      answers: transcript.answers, ending: ending,
      printed: ending.isStopped ? printedBeforeStop(ended.output) : printed(ended.output), lastWords: words.text)
    observation.lastWordsAreSwifts = words.isSwifts
    // What is printed is read while the next question is asked already: which of them was too much is left to chance.
    let wasFlooded = max(ended.output.count, ended.errors.count) > limits.outputBytes / 2
    observation.isLastQuestionKnown = ending != .exceededOutput || !wasFlooded || transcript.answers.isEmpty
    observation.ranOutOfClock = ended.ranOutOfTime && ended.processorSeconds < Double(limits.processorSeconds)
    return observation
  }

  /// Returns why no learner code ran; nil where some may have.
  ///
  /// - Parameter learnerCodeMayComeFirst: Whether learner code may have run nevertheless, and brought about any end.
  private static func whyNotStarted(_ ended: Ended, limits: Limits, learnerCodeMayComeFirst: Bool) -> String? {
    switch ended.way {
    case .notStarted(let reason): return reason
    case .exited, .signaled: if learnerCodeMayComeFirst { return nil }
    }
    if let line = LastWords.firstLine(of: ended.errors) { return line }
    if ended.ranOutOfTime { return "the program did not begin within \(Spelling.text(limits.wallSeconds)) seconds" }
    return switch ended.way {
    case .exited(let status): "the program ended with status \(status) before it began"
    case .signaled(let signal): "signal \(signal) ended the program before it began"
    case .notStarted(let reason): reason
    }
  }

  /// Returns how a run ended that had begun: whatever it did then is the learner's.
  private static func ending(
    of ended: Ended, _ transcript: Transcript, _ words: LastWords, limits: Limits
  ) -> Observation.Ending {
    if case .contradiction(let reason) = transcript.fault { return .contradictedItself(reason) }
    if ended.ranOutOfTime {
      // Who works is ended by the limit of processor time long before.
      return ended.processorSeconds < Double(limits.processorSeconds) / 4 ? .waited : .timedOut
    }
    if ended.wroteTooMuch || transcript.fault == .tooLarge { return .exceededOutput }
    switch ended.way {
    case .exited(0):
      if let reason = transcript.whyNotLoaded { return .notLoaded(Spelling.harmless(reason.steadied, limit: 200)) }
      return transcript.isFinished ? .finished : .endedEarly(status: 0)
    case .exited(Respondent.unheardStatus): return .unheard
    // The loader ends a program so that calls what no library has.
    case .exited(127):
      return words.missingSymbol.map { .notLoaded("undefined symbol: \($0)") } ?? .endedEarly(status: 127)
    case .exited(let status): return .endedEarly(status: Int(status))
    case .signaled(SIGXCPU): return .timedOut
    // Whoever does not heed the signal is killed a second later. The limit counts whole ticks of the clock, in parts of which
    // others may have worked: on a busy machine it is met by who worked for much less.
    case .signaled(SIGKILL) where ended.processorSeconds >= Double(limits.processorSeconds) / 2: return .timedOut
    case .signaled(SIGXFSZ): return .wroteTooLargeFile
    case .signaled where words.isOfMemory: return .exceededMemory
    case .signaled(let signal): return .crashed(signal: Int(signal))
    // What had begun was started, whatever became of it.
    case .notStarted: return .crashed(signal: Int(SIGKILL))
    }
  }

  /// How much of what was printed is kept for the learner, in bytes.
  private static let printedBytes = 2000

  private static func printed(_ output: Data) -> String {
    String(decoding: HeadAndTail(output, limit: printedBytes).data, as: UTF8.self)
  }

  /// Returns only the head of what was printed: how much came behind it depends on the moment at which it was stopped.
  private static func printedBeforeStop(_ output: Data) -> String {
    let head = output.prefix(printedBytes / 2)
    guard head.count < output.count else { return String(decoding: head, as: UTF8.self) }
    // Whole lines where there are any: so no letter is cut through.
    let lines = head.lastIndex(of: UInt8(ascii: "\n")).map { head[..<$0] } ?? head
    return String(decoding: lines, as: UTF8.self) + "\n[... and so on ...]\n"
  }
}

extension Observation.Ending {
  /// Whether the program was stopped from outside, at a moment that is another one in each run.
  fileprivate var isStopped: Bool {
    switch self {
    case .timedOut, .waited, .exceededOutput, .exceededMemory, .wroteTooLargeFile, .contradictedItself: true
    case .crashed(let signal): signal == Int(SIGKILL)
    case .finished, .endedEarly, .unheard, .notLoaded, .notRun: false
    }
  }
}
