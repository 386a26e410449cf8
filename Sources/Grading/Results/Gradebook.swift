import Course

/// The results of a class, read from disk one submission at a time: two thousand take no more memory than ten.
package struct Gradebook: Sendable {
  /// What some of the questions were drawn from.
  package var seed: UInt64

  /// The exercises that are graded, in the order of the course.
  package var exercises: [Exercise]

  /// How many submissions there are.
  package var count: Int

  /// What there is to say about files and folders that belong to no student, and where names leave a doubt about whose
  /// something is (`chosen`).
  package var remarks: [Submission.Remark]

  private let read: @Sendable (Int) throws -> GradedSubmission
  private let readText: @Sendable (Int, Exercise) -> String?

  /// - Parameters:
  ///   - read: Reads the submission at a place from 0, in the order of names and then of ids.
  ///   - readText: Reads what was judged for an exercise of the submission at a place; nil where nothing was handed in.
  package init(
    seed: UInt64, exercises: [Exercise], count: Int, remarks: [Submission.Remark] = [],
    submission read: @escaping @Sendable (Int) throws -> GradedSubmission,
    text readText: @escaping @Sendable (Int, Exercise) -> String?
  ) {
    self.seed = seed
    self.exercises = exercises
    self.count = count
    self.remarks = remarks
    self.read = read
    self.readText = readText
  }

  /// Reads the submission at a place from 0, in the order of names and then of ids.
  ///
  /// - Throws: `WorkbookFolder.Problem` where what was kept of it cannot be read.
  package func submission(at place: Int) throws -> GradedSubmission { try read(place) }

  /// Returns the text that was judged for an exercise of the submission at a place; nil where nothing was handed in.
  package func text(of exercise: Exercise, at place: Int) -> String? { readText(place, exercise) }
}
