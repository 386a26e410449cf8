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

    /// Whether none are asked although the last run did, so that everybody is graded anew.
    package var dropsSecret: Bool

    package init(
      exercises: [Exercise] = Course.exercises, seed: UInt64? = nil,
      jobs: Int = ProcessInfo.processInfo.activeProcessorCount, only: String? = nil, isResumed: Bool = false,
      secret: SecretQuestions? = nil, dropsSecret: Bool = false
    ) {
      self.exercises = exercises
      self.seed = seed
      self.jobs = jobs
      self.only = only
      self.isResumed = isResumed
      self.secret = secret
      self.dropsSecret = dropsSecret
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

    /// What there is to say about the journal and students who were left out, in whole sentences; most often nothing.
    package var remarks: [String]

    /// How many students of the class are not in the gradebook, as they may be where one alone was graded.
    package var missingCount: Int

    /// How the journal was left behind; nil where nothing is known of that.
    var journal: JournalState?

    package init(
      gradebook: Gradebook, gradedUnits: Int, knownUnits: Int, unjudged: [Unjudged] = [], changes: [GradeChange] = [],
      remarks: [String] = [], missingCount: Int = 0
    ) {
      self.gradebook = gradebook
      self.gradedUnits = gradedUnits
      self.knownUnits = knownUnits
      self.unjudged = unjudged
      self.changes = changes
      self.remarks = remarks
      self.missingCount = missingCount
    }
  }

  /// An exercise of a student that could not be judged.
  package struct Unjudged: Sendable, Hashable {
    package var id: String
    package var name: String
    package var exercise: String
    package var reason: String

    package init(id: String, name: String, exercise: String, reason: String) {
      self.id = id
      self.name = name
      self.exercise = exercise
      self.reason = reason
    }
  }

  /// Judges exercises of one chapter whose files lie in a folder, with questions drawn from a seed.
  package typealias Grade =
    @Sendable (_ exercises: [Exercise], _ chapter: Chapter, _ folder: String, _ seed: UInt64) async throws ->
    [Examination]

  let students: SubmittedClass
  let sources: [String]
  let out: OutputFolder
  let options: Options
  let toolchain: Fingerprint
  let containment: String
  let isContained: Bool
  let probe: @Sendable (Exercise) -> Fingerprint?
  let grade: Grade

  /// - Parameters:
  ///   - sources: What the students' work was taken from; kept, so that the run can be gone on with.
  ///   - out: Where the results are kept.
  ///   - toolchain: The fingerprint of the compiler, the libraries and the program that judges.
  ///   - containment: What contains the runs, in a sentence.
  ///   - isContained: Whether anything but limits does: what came out without is not taken for what comes out with it.
  ///   - probe: Returns the fingerprint of what asks the learner's code; called once for each exercise.
  package init(
    _ students: SubmittedClass, sources: [String], out: OutputFolder, options: Options, toolchain: Fingerprint,
    containment: String, isContained: Bool = false,
    probe: @escaping @Sendable (Exercise) -> Fingerprint? = { _ in nil },
    grade: @escaping Grade
  ) {
    self.students = students
    self.sources = sources
    self.out = out
    self.options = options
    self.toolchain = toolchain
    self.containment = containment
    self.isContained = isContained
    self.probe = probe
    self.grade = grade
  }

  /// Grades what is not known yet, and keeps every finished unit at once.
  ///
  /// - Parameter tell: Is called while the run goes on, one call after the other.
  /// - Throws: `WorkbookFolder.Problem` where the folder is none for this run, or what was found out cannot be kept. Nothing
  ///   that was finished before is lost then.
  package func run(_ tell: @escaping @Sendable (GradingEvent) -> Void) async throws -> Outcome {
    try await outcome(keeping: true, tell)
  }

  /// The same, but nothing is written in the output folder, and it is not made where there is none.
  package func preview(_ tell: @escaping @Sendable (GradingEvent) -> Void) async throws -> Outcome {
    try await outcome(keeping: false, tell)
  }
}
