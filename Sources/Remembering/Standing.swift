import Course
import Judging

/// Where a learner stands with one exercise, as it follows from what is on disk now and from what is remembered.
package struct Standing: Sendable {
  /// How far an exercise has come.
  package enum State: Hashable, Sendable {
    /// The file is untouched or missing.
    case notStarted
    /// The file was edited and not judged since.
    case begun
    /// The last verdict still holds.
    case judged(Verdict.Status)
    /// It passed, but something that this rests on is no longer the same.
    case changedSincePassed(Change)
  }

  /// What is no longer as it was when an exercise passed.
  package enum Change: Hashable, Sendable {
    case file
    /// Another file of the chapter, which the exercise uses.
    case neededFile(String)
    case expectation
    case toolchain
  }

  package var exercise: Exercise
  package var state: State

  /// The points that hold now.
  package var points: Int
  package var hintsShown: Int
  package var tries: Int

  package init(_ exercise: Exercise, _ state: State, points: Int = 0, hintsShown: Int = 0, tries: Int = 0) {
    self.exercise = exercise
    self.state = state
    self.points = points
    self.hintsShown = hintsShown
    self.tries = tries
  }

  /// Whether the exercise is done.
  package var isPassed: Bool { state == .judged(.passed) }

  /// Whether the learner has changed the starter.
  package var isBegun: Bool { state != .notStarted && state != .judged(.notStarted) }
}

extension [Standing] {
  /// The exercise to work on: the first that was begun and has not passed, else the first that was not started.
  package var next: Standing? {
    first { $0.isBegun && !$0.isPassed } ?? first { !$0.isPassed }
  }

  /// How many have passed.
  package var passedCount: Int { count { $0.isPassed } }

  /// The points that hold now.
  package var points: Int { reduce(0) { $0 + $1.points } }

  /// The points that can be had.
  package var maxPoints: Int { reduce(0) { $0 + $1.exercise.maxPoints } }
}
