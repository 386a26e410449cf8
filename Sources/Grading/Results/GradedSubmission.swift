import Course
import Judging

/// A submission with everything that came out for it.
package struct GradedSubmission: Sendable {
  package var submission: Submission

  /// A result for each exercise that is graded, in the order of the course, also for those that were not handed in.
  package var exercises: [GradedExercise]

  /// What contained the runs, one sentence each; most often one and the same for all.
  package var containments: [String]

  package init(_ submission: Submission, exercises: [GradedExercise], containments: [String]) {
    self.submission = submission
    self.exercises = exercises
    self.containments = containments
  }

  package var points: Int { exercises.reduce(0) { $0 + $1.verdict.points } }

  package var maxPoints: Int { exercises.reduce(0) { $0 + $1.verdict.maxPoints } }

  /// The exercises that could not be judged, which is no fault of the student: what they are worth is not known yet.
  package var unjudged: [GradedExercise] { exercises.filter { $0.verdict.status == .graderError } }
}
