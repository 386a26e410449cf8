import Foundation
import Judging
import Observing

/// What a child said on the descriptor of the answers, read as far as it keeps to the rules.
///
/// The rules: it begins, answers each question once and in its order, and says that this was the end; or it begins and
/// says that the learner's code cannot be loaded. Reading stops at the first record that breaks them, so a child can
/// keep its parent busy with no more records than it was asked for.
struct Transcript {
  /// Why no further record was read.
  enum Fault: Hashable {
    /// A record that breaks the rules; with the reason, in the learner's words.
    case contradiction(String)
    /// A record that is more than is read.
    case tooLarge
  }

  private(set) var answers: [Int: Answer] = [:]

  /// Whether the child said that it began.
  private(set) var isStarted = false

  /// Whether the child said that all is answered.
  private(set) var isFinished = false

  /// Why the learner's code cannot be loaded, where that was said.
  private(set) var whyNotLoaded: String?
  private(set) var fault: Fault?

  init(_ data: Data, of inquiry: Inquiry) {
    for element in RecordReader(data, run: inquiry.run) {
      switch element {
      case .record(let record): read(record, count: inquiry.questions.count)
      case .unreadable: fault = .contradiction("a record cannot be read")
      case .tooLarge: fault = .tooLarge
      }
      if fault != nil { return }
    }
  }

  private mutating func read(_ record: Record, count: Int) {
    if isFinished || whyNotLoaded != nil {
      fault = .contradiction("something was said after the end")
      return
    }
    switch record {
    case .started:
      if isStarted { fault = .contradiction("the beginning was told twice") }
      isStarted = true
    case _ where !isStarted:
      fault = .contradiction("something was said before the beginning")
    case .notLoaded(let reason):
      if !answers.isEmpty { fault = .contradiction("answers came, and then nothing could be asked") }
      whyNotLoaded = reason
    case .answer(let question, let answer):
      if question != answers.count || question >= count {
        fault = .contradiction("an answer came twice, in another order, or to what was never asked")
      } else {
        answers[question] = answer
      }
    case .finished(let told):
      if told != count || answers.count != count { fault = .contradiction("the end was told too early") }
      isFinished = true
    }
  }
}
