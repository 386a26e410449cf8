import Course
import Foundation

/// Brings starters back, and what they replaced.
package struct Reset: Sendable {
  /// What was done to one exercise.
  package struct Outcome: Sendable {
    /// What happened to the file.
    package enum Action: Hashable, Sendable {
      /// The starter is back.
      case starter
      /// The copy of this path is back.
      case copy(String)
      /// The file was already as it should be, or there was nothing to bring back.
      case nothing
    }

    package var exercise: Exercise
    package var action: Action

    /// Where what was replaced is kept.
    package var kept: String?

    package init(_ exercise: Exercise, _ action: Action, kept: String? = nil) {
      self.exercise = exercise
      self.action = action
      self.kept = kept
    }
  }

  package var folder: WorkbookFolder

  package init(in folder: WorkbookFolder) {
    self.folder = folder
  }

  /// Puts the starter in the place of an exercise's file, after a copy of the file was kept.
  ///
  /// - Throws: `Problem` where a file cannot be read or written; the learner's file is then as it was.
  package func bringBackStarter(of exercise: Exercise) throws(WorkbookFolder.Problem) -> Outcome {
    guard !exercise.starter.isEmpty else {
      throw WorkbookFolder.Problem("This workbook knows no starter of \(exercise.id). Build it anew: `swift build`.")
    }
    let current = try folder.contents(of: exercise)
    let starter = Data(exercise.starter.utf8)
    guard current != starter else { return Outcome(exercise, .nothing) }
    return Outcome(exercise, .starter, kept: try replace(current, with: starter, of: exercise))
  }

  /// Brings the newest kept copy of an exercise's file back, after a copy of what is there now was kept.
  ///
  /// - Throws: `Problem` where a file cannot be read or written; the learner's file is then as it was.
  package func bringBackCopy(of exercise: Exercise) throws(WorkbookFolder.Problem) -> Outcome {
    let current = try folder.contents(of: exercise)
    let copies = KeptCopies(of: exercise, in: folder)
    guard let (number, data) = try copies.newest(otherThan: current) else { return Outcome(exercise, .nothing) }
    let kept = try replace(current, with: data, of: exercise)
    return Outcome(exercise, .copy(copies.relativePath(number)), kept: kept)
  }

  /// Replaces an exercise's file and returns where what was there is kept; the starter need not be kept.
  private func replace(
    _ current: Data?, with data: Data, of exercise: Exercise
  ) throws(WorkbookFolder.Problem) -> String? {
    var kept: String?
    if let current, !current.elementsEqual(exercise.starter.utf8) {
      let copies = KeptCopies(of: exercise, in: folder)
      kept = copies.relativePath(try copies.keep(current))
    }
    try WorkbookFolder.write(data, toFile: folder.path(of: exercise), called: folder.relativePath(of: exercise))
    return kept
  }
}
