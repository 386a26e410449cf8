import Foundation
import Judging
import Observing

extension ProbeRun {
  /// Asks a probe all questions, once more where something that is not its own may have brought about the end; blocks the
  /// calling thread.
  ///
  /// No student shall lose a point to what this machine did meanwhile, and nobody shall get out of a verdict by doing the
  /// same on purpose: so an end that both can be the cause of is believed when it comes again.
  package func observeFairly(
    module: String, probe: String, questions: [Question], limits: Limits = Limits()
  ) -> Observation {
    observeFairly(module: module, probe: probe, questions: questions, limits: limits, isMachineBusy: Self.isMachineBusy)
  }

  /// - Parameters:
  ///   - isMachineBusy: Whether a child may have had no chance to work, asked only where one ran out of time.
  ///   - kills: Returns how many processes the system has ended for want of memory.
  func observeFairly(
    module: String, probe: String, questions: [Question], limits: Limits, isMachineBusy: @autoclosure () -> Bool,
    kills: () -> Int? = { MemoryKills.count }
  ) -> Observation {
    let inquiry = inquiry(module: module, probe: probe, questions: questions, limits: limits)
    func asked(isAlone: Bool) -> (seen: Observation, witnessed: Witnessed)? {
      witnessed(answering: [inquiry], isAlone: isAlone, kills: kills).map { witnessed in
        let seen = Self.observation(
          of: witnessed.ended, inquiry: inquiry, learnerCodeMayComeFirst: learnerCodeMayComeFirst)
        return (seen, witnessed)
      }
    }
    guard let first = asked(isAlone: false) else { return Self.unasked }
    switch first.witnessed.doubt(about: first.seen, limits: limits) {
    case nil: return first.seen
    case .time(let isHeldUp):
      // Time on the clock is for code that waits. Where a child had no chance to work instead, its verdict would hang on
      // what else the machine does.
      guard isHeldUp || isMachineBusy() else { return first.seen }
      return asked(isAlone: false)?.seen ?? Self.unasked
    case .means(let isAlone):
      guard let last = asked(isAlone: isAlone) else { return Self.unasked }
      return last.witnessed.withoutSystemsPart(last.seen, limits: limits)
    }
  }

  /// Whether so much has been going on that a child may have got less than a quarter of a core for eight seconds.
  ///
  /// For that, four times as many programs as there are cores must have wanted to work, and so many bring the average over
  /// the last minute to half of the number of cores within eight seconds.
  private static var isMachineBusy: Bool {
    var load = 0.0
    guard getloadavg(&load, 1) == 1 else { return true }
    return load >= Double(ProcessInfo.processInfo.activeProcessorCount) / 2
  }
}

/// What may have brought about the end of a child instead of the learner's code.
private enum Doubt {
  /// It may have had no chance to work; and whether that is known rather than guessed from how busy the machine is.
  case time(isHeldUp: Bool)
  /// Memory, processes, descriptors or a disk may have failed it, or somebody may have killed it; and whether nothing else is
  /// to work beside it when it is asked again, for which everybody has to wait.
  case means(isAlone: Bool)
}

extension Witnessed {
  /// Returns what else may have brought about what was seen; nil where it was the learner's code, or all went well.
  fileprivate func doubt(about seen: Observation, limits: Limits) -> Doubt? {
    if seen.ranOutOfClock { return .time(isHeldUp: wasHeldUp) }
    switch seen.ending {
    case .notRun, .notLoaded, .unheard: return .means(isAlone: true)
    // Who was given so much has taken it.
    case .exceededMemory: return ended.memoryBytes >= limits.memoryBytes / 2 ? nil : .means(isAlone: true)
    // A trap is the code's own. These come from outside too: from the system for want of memory, from a program that watches
    // over memory, and from a disk that cannot be read.
    case .crashed(let signal):
      // Where the system counts no kill, it is most likely the code's own, and nobody else shall wait for it.
      return [SIGKILL, SIGTERM, SIGBUS].contains(Int32(signal)) ? .means(isAlone: sawKill != false) : nil
    // The limit on processor time counts whole ticks of the clock, in parts of which others may have worked.
    case .timedOut:
      return ended.ranOutOfTime || ended.processorSeconds >= 0.9 * Double(limits.processorSeconds)
        ? nil : .means(isAlone: true)
    case .finished, .endedEarly, .waited, .exceededOutput, .wroteTooLargeFile, .contradictedItself: return nil
    }
  }

  /// Returns what was seen of a child that nothing else ran beside, unless the system has killed it for want of memory.
  ///
  /// Whoever kills itself has the system count nothing.
  fileprivate func withoutSystemsPart(_ seen: Observation, limits: Limits) -> Observation {
    guard case .crashed(signal: Int(SIGKILL)) = seen.ending, sawKill == true else { return seen }
    var result = seen
    // What takes half of what it may, and more than this machine has, takes too much. An exercise takes a hundredth.
    result.ending =
      ended.memoryBytes >= limits.memoryBytes / 2
      ? .exceededMemory : .notRun("this machine ran out of memory, and the system ended the program, twice")
    return result
  }
}
