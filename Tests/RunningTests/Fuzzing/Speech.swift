import Course
import Foundation
import Judging
import Observing

/// What a child says that answers all of an exercise rightly: what can be changed, and what must come of it.
struct Speech: Sendable {
  var exercise: Exercise
  var judge: Judge
  var inquiry: Inquiry

  /// The right answers, and what the compiler says.
  var right: Observation

  /// The records in their order.
  var records: [Record]

  init(_ exercise: Exercise) {
    self.exercise = exercise
    judge = Judge(exercise.assessment)
    inquiry = Inquiry(
      run: "run", module: exercise.chapter, probe: exercise.probe, questions: judge.questionnaire.questions)
    right = exercise.assessment.answers()
    let answers = right.answers.sorted { $0.key < $1.key }.map { Record.answer(question: $0.key, $0.value) }
    records = [.started] + answers + [.finished(count: answers.count)]
  }

  /// A file with what the answers do not show.
  var source: SourceText {
    exercise.assessment.source(with: Mistake("", "", hint: "", .isRefused(because: "")))
  }

  static let all: [Speech] = Course.exercises.map { Speech($0) }

  /// Returns the JSON text of a record.
  static func text(of record: Record) throws -> Data { try JSONEncoder.forTravelling.encode(record) }

  /// Returns the bytes of texts behind the run's name.
  func bytes(of texts: [Data]) -> Data {
    texts.reduce(into: Data()) { $0 += Data("\u{1E}\(inquiry.run) ".utf8) + $1 + Data("\n".utf8) }
  }
}
