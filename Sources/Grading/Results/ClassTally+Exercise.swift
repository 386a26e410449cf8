import Course
import Judging

extension ClassTally {
  /// How a class stands with one exercise. What could not be judged counts in no rate and in no mean.
  package struct ExerciseTally: Sendable {
    package let exercise: Exercise

    /// How many students have each status.
    package private(set) var counts: [Verdict.Status: Int] = [:]

    /// How many students were asked secret questions, and how many have answered all of them right.
    package private(set) var askedInSecret = 0
    package private(set) var passedInSecret = 0

    private var points = 0

    init(exercise: Exercise) {
      self.exercise = exercise
    }

    mutating func add(_ graded: GradedExercise) {
      counts[graded.verdict.status, default: 0] += 1
      points += graded.verdict.points
      if let secret = graded.secret {
        askedInSecret += 1
        passedInSecret += secret.isPassed ? 1 : 0
      }
    }

    package var passed: Int { counts[.passed] ?? 0 }

    /// How many could not be judged.
    package var unjudged: Int { counts[.graderError] ?? 0 }

    /// How many have changed the starter, whatever came out.
    package var begun: Int { counts.values.reduce(0, +) - (counts[.notStarted] ?? 0) }

    /// How many could be judged, begun or not.
    package var judged: Int { counts.values.reduce(0, +) - unjudged }

    /// How many of those who have begun could be judged.
    package var judgedBegun: Int { begun - unjudged }

    /// The share of all who passed, from 0 to 1; nil where nobody could be judged.
    package var passRate: Double? { Self.share(passed, of: judged) }

    /// The share of those who passed among those who have begun, from 0 to 1; nil where that is nobody.
    package var passRateOfBegun: Double? { Self.share(passed, of: judgedBegun) }

    /// The mean of the points of all; nil where nobody could be judged.
    package var meanPoints: Double? { Self.share(points, of: judged) }

    private static func share(_ part: Int, of whole: Int) -> Double? {
      whole > 0 ? Double(part) / Double(whole) : nil
    }
  }
}
