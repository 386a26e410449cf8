import Course
import Foundation
import Judging
import Running

/// Grades a class: each chapter of each submission once, with every finished one written down at once.
package struct GradingRun: Sendable {
  /// What is to be graded and how.
  package struct Options: Sendable {
    /// The exercises that are graded, in the order of the course.
    package var exercises: [Exercise]

    /// What some of the questions are drawn from; nil for what an earlier run in the same folder drew from, or a new one.
    package var seed: UInt64?

    /// How many units are worked on at a time.
    package var jobs: Int

    /// The name or id of the one student who is graded again, whatever is known of that work.
    package var only: String?

    /// Whether a run that was not finished is gone on with.
    package var isResumed: Bool

    /// The instructor's secret questions.
    package var secret: SecretQuestions?

    package init(
      exercises: [Exercise] = Course.exercises, seed: UInt64? = nil,
      jobs: Int = ProcessInfo.processInfo.activeProcessorCount, only: String? = nil, isResumed: Bool = false,
      secret: SecretQuestions? = nil
    ) {
      self.exercises = exercises
      self.seed = seed
      self.jobs = jobs
      self.only = only
      self.isResumed = isResumed
      self.secret = secret
    }
  }

  /// How a run came out.
  package struct Outcome: Sendable {
    package var gradebook: Gradebook

    /// How many units were graded now, and how many were taken as they were known.
    package var gradedUnits: Int
    package var knownUnits: Int

    /// What could not be judged, which is the grader's own error.
    package var unjudged: [Unjudged]

    /// What has changed since the gradebook that was there before; empty where there was none.
    package var changes: [GradeChange]
  }

  /// An exercise of a student that could not be judged.
  package struct Unjudged: Sendable, Hashable {
    package var id: String
    package var name: String
    package var exercise: String
    package var reason: String
  }

  /// Judges exercises of one chapter whose files lie in a folder, with questions drawn from a seed.
  package typealias Grade =
    @Sendable (_ exercises: [Exercise], _ chapter: Chapter, _ folder: String, _ seed: UInt64) async throws ->
    [Examination]
}
