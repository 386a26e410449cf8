import Judging
import Running
import Selftesting

/// What came out for the hostile submissions, and which containment kept them in.
package struct SelftestReport: Sendable {
  package var outcome: Selftest.Outcome

  /// How many submissions were not examined, since they could do harm here.
  package var leftOut: Int
  package var containment: Containment

  /// What was found to be in force, or not, when a child tried.
  package var safeguards: [Safeguard]

  /// Whether it could be seen which processes were left running.
  package var seesProcesses: Bool

  /// What some of the questions were drawn from.
  package var seed: UInt64

  package init(
    _ outcome: Selftest.Outcome, leftOut: Int, containment: Containment, safeguards: [Safeguard],
    seesProcesses: Bool, seed: UInt64
  ) {
    self.outcome = outcome
    self.leftOut = leftOut
    self.containment = containment
    self.safeguards = safeguards
    self.seesProcesses = seesProcesses
    self.seed = seed
  }

  /// - Parameter all: Whether submissions that went as they must are told of too.
  package func text(_ appearance: Appearance, all: Bool) -> String {
    let told = outcome.trials.filter { all || !$0.isRight }
    var text = told.map { self.text($0, appearance) }.joined()
    if !told.isEmpty { text += "\n" }
    text += sentences.map { Paragraph.text($0, in: appearance) + "\n" }.joined()
    return text
  }

  private func text(_ trial: Selftest.Trial, _ appearance: Appearance) -> String {
    let submission = trial.submission
    let mark = Wording.mark(isWell: trial.isRight, appearance)
    let seen = trial.verdict.map { Wording.text($0.status) } ?? "not judged"
    let heading = "\(mark) \(submission.name.padded(to: nameWidth))  \(seen), \(Self.seconds(trial.seconds))"
    var lines = ["  \(heading)", Paragraph.text(submission.attempt, indent: 6, in: appearance)]
    for deviation in trial.deviations {
      lines.append(Paragraph.text(Self.sentence(on: deviation, of: submission), indent: 6, in: appearance))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var nameWidth: Int { outcome.trials.map(\.submission.name.count).max() ?? 0 }

  private static func seconds(_ seconds: Double) -> String { "\(Spelling.text((seconds * 10).rounded() / 10)) s" }

  private static func sentence(on deviation: Selftest.Deviation, of submission: HostileSubmission) -> String {
    switch deviation {
    case .status(let seen): "Expected: \(Wording.text(submission.status)). Seen: \(word(seen))."
    case .finding(let seen):
      "Expected the finding \(submission.finding ?? ""). Seen: \(seen.isEmpty ? "none" : seen.joined(separator: ", "))."
    case .neighbour(let exercise, let expected, let seen):
      "\(exercise), an honest exercise in the same folder: expected \(Wording.text(expected)), seen \(word(seen))."
    case .notJudged(let reason): "It could not be judged: \(Spelling.harmless(reason, limit: 300))"
    case .told(.anotherStudent): "Its verdict tells what another student has written."
    case .told(.solution): "Its verdict tells what a solution holds."
    }
  }

  private static func word(_ status: Verdict.Status?) -> String { status.map(Wording.text) ?? "no verdict" }

  private var sentences: [String] {
    [summary, companion] + traces + [leftOutSentence, ContainmentReport(containment).sentence].compactMap(\.self)
      + [inForce(true, "In force"), inForce(false, "Not in force")].compactMap(\.self)
  }

  private var summary: String {
    let wrong = outcome.trials.count { !$0.isRight }
    let count = Wording.count(outcome.trials.count, "hostile submission")
    let time = "It took \(Self.seconds(outcome.seconds))."
    if outcome.trials.isEmpty { return "No hostile submission was examined." }
    if wrong == 0 { return "\(count): each got the verdict it must get. \(time)" }
    let judged = wrong == 1 ? "1 was not judged as it must be" : "\(wrong) were not judged as they must be"
    return "\(count): \(judged). \(time) The seed was \(seed)."
  }

  private var companion: String {
    let companion = outcome.companion
    let times = companion.count == 1 ? "once" : "\(companion.count) times"
    let beginning = "An honest student's \(companion.exercise), judged \(times) beside them, "
    if companion.deviations.isEmpty { return beginning + "passed each time." }
    let seen = Set(companion.deviations).sorted().map { Spelling.harmless($0, limit: 200) }
    let count = Wording.count(companion.deviations.count, "time")
    return beginning + "did not pass \(count): \(seen.joined(separator: ", "))."
  }

  private var traces: [String] {
    var sentences: [String] = []
    for process in outcome.leftRunning.prefix(Self.traceLimit) {
      let suspects = outcome.suspects(of: process)
      sentences.append(
        "Left running: process \(process.number), \(process.command)"
          + (suspects.isEmpty ? ". " : ", started beside \(suspects.joined(separator: " or ")). ") + "It is ended now.")
    }
    sentences += Self.more(outcome.leftRunning.count)
    for change in outcome.writtenOutside.prefix(Self.traceLimit) {
      let path = Spelling.harmless(change.path, limit: 200)
      switch change.kind {
      case .new: sentences.append("Written outside: \(path) is new.")
      case .changed: sentences.append("Written outside: \(path) has changed.")
      case .gone: sentences.append("Written outside: \(path) is gone.")
      case .scratch: sentences.append("The scratch folder \(path) was not removed.")
      }
    }
    sentences += Self.more(outcome.writtenOutside.count)
    if !outcome.writtenOutside.isEmpty {
      sentences.append("If you or another program did that meanwhile, run it again.")
    }
    let isStill = outcome.leftRunning.isEmpty && seesProcesses
    let isClean = outcome.writtenOutside.isEmpty
    if isStill, isClean {
      sentences.append("Nothing was left running, nothing was written outside.")
    } else if isStill {
      sentences.append("Nothing was left running.")
    } else if isClean {
      sentences.append("Nothing was written outside.")
    }
    if !seesProcesses { sentences.append("Whether something was left running cannot be seen on this system.") }
    return sentences
  }

  /// How many processes and how many paths are named.
  private static let traceLimit = 10

  private static func more(_ count: Int) -> [String] { count > traceLimit ? ["And \(count - traceLimit) more."] : [] }

  private func inForce(_ isActive: Bool, _ beginning: String) -> String? {
    let told = safeguards.filter { $0.isActive == isActive }.map { "\($0.name) (\($0.detail))" }
    return told.isEmpty ? nil : "\(beginning), as a child tried: \(told.joined(separator: ", "))."
  }

  private var leftOutSentence: String? {
    guard leftOut > 0 else { return nil }
    return "\(Wording.count(leftOut, "submission")) more, which could do harm where nothing contains them, "
      + "\(leftOut == 1 ? "was" : "were") left out."
  }
}
