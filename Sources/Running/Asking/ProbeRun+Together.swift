import Judging
import Observing

extension ProbeRun {
  /// What one probe is asked.
  struct Asked {
    var probe: String
    var questions: [Question]
  }

  /// Asks several probes one after the other in one process, which saves starting one for each; blocks the calling thread.
  ///
  /// What one exercise does to the process reaches the next one, so what comes out here is good for nothing but to be right:
  /// whatever is not, is to be asked alone.
  ///
  /// - Returns: For each probe the answers as they would come of a process of its own that finished; nil where they are not all
  ///   there. For all of them nil where the process came to another end, or where something was printed: that belongs to none
  ///   of them more than to another.
  func observeTogether(module: String, _ asked: [Asked], limits: Limits) -> [Observation?] {
    let inquiries = asked.map {
      inquiry(module: module, probe: $0.probe, questions: $0.questions, limits: limits.together)
    }
    guard let ended = witnessed(answering: inquiries)?.ended else { return asked.map { _ in nil } }
    return Self.observations(of: ended, inquiries: inquiries)
  }

  /// Returns what was seen of a run that was asked several inquiries and has ended, in whatever way.
  static func observations(of ended: Ended, inquiries: [Inquiry]) -> [Observation?] {
    guard ended.way == .exited(0), !ended.ranOutOfTime, !ended.wroteTooMuch, ended.output.isEmpty else {
      return inquiries.map { _ in nil }
    }
    return inquiries.map { inquiry in
      let transcript = Transcript(ended.answers, of: inquiry)
      guard transcript.isFinished, transcript.fault == nil else { return nil }
      return Observation(answers: transcript.answers, ending: .finished)
    }
  }
}

extension Limits {
  /// The limits for all exercises of a chapter in one process: right ones need little, and for others there is no hurry to
  /// wait, since they are asked once more.
  fileprivate var together: Limits {
    var result = self
    result.processorSeconds = min(processorSeconds, 1)
    result.wallSeconds = min(wallSeconds, 4)
    return result
  }
}
