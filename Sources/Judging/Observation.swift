import Observing

/// What was seen of a learner's code: the answers that came, and how the process ended.
package struct Observation: Hashable, Sendable {
  /// How the process that ran the learner's code ended.
  package enum Ending: Hashable, Sendable {
    /// It answered everything and ended by itself.
    case finished
    /// It ended by itself, but before all questions were answered.
    case endedEarly(status: Int)
    /// It was stopped by a signal, as by an index out of range or an endless recursion.
    case crashed(signal: Int)
    /// It worked longer than it may.
    case timedOut
    /// It waited until its time on the clock was up, and hardly worked.
    case waited
    /// It printed or answered more than it may.
    case exceededOutput
    /// It wrote a file larger than it may.
    case wroteTooLargeFile
    /// It asked for more memory than it may.
    case exceededMemory
    /// Its answers were not what a probe says, as one twice or one that was not asked for; with the reason.
    case contradictedItself(String)
    /// Its answers could not be written: the descriptor on which they go was closed.
    case unheard
    /// The learner's code was compiled, but could not be loaded, or calls what is nowhere; with the reason.
    case notLoaded(String)
    /// The process did not begin; with the reason. This is the grader's own error, never the learner's.
    case notRun(String)
  }

  /// The answers by the number of their question.
  package var answers: [Int: Answer]

  /// How the process ended.
  package var ending: Ending

  /// Whether its time on the clock was up before its processor time was, as where it waits or the machine is too busy.
  package var ranOutOfClock = false

  /// Whether it was at the first question without an answer that the process stopped.
  package var isLastQuestionKnown = true

  /// The head and the tail of what the learner's code printed, with a line between them where something is left out; of
  /// code that was stopped from outside the head alone.
  package var printed: String

  /// Why the program stopped, as the first line of standard error says that tells it.
  package var lastWords: String?

  /// Whether Swift's own library says why the program stopped, rather than the learner's code.
  package var lastWordsAreSwifts = false

  /// What the compiler said of the lines that it must refuse; nil where there are none.
  ///
  /// It comes from the compiler alone: no process that runs learner code can send it.
  package var compilerAnswer: CompilerAnswer?

  package init(answers: [Int: Answer], ending: Ending, printed: String = "", lastWords: String? = nil) {
    self.answers = answers
    self.ending = ending
    self.printed = printed
    self.lastWords = lastWords
  }

  /// The number of the question that was not answered when the process stopped.
  package func firstUnanswered(of count: Int) -> Int? { (0..<count).first { answers[$0] == nil } }
}
