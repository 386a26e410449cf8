import Judging

/// A Swift file as learners get it: the starter of an exercise, or a file that is given to a whole chapter.
package struct OriginalFile: Hashable, Sendable {
  /// The name of the chapter, which is also that of its module.
  package var chapter: String

  /// The name of the file, for instance `Cone.swift`.
  package var name: String

  /// What a report calls it: the exercise's id, or the chapter and the file as in `ConditionalModifiers/Card.swift`.
  package var title: String

  /// What is in the file; empty where this build of the workbook does not know.
  package var text: String

  /// Whether learners are to leave it as it is.
  package var isGiven: Bool

  /// The starter of an exercise.
  package init(_ exercise: Exercise) {
    chapter = exercise.chapter
    name = exercise.file
    title = exercise.id
    text = exercise.starter
    isGiven = false
  }

  /// A file that is given to the exercises of a chapter.
  ///
  /// - Parameter name: The name of the file, for instance `Card.swift`.
  package init(given name: String, in chapter: Chapter) {
    self.chapter = chapter.name
    self.name = name
    title = "\(chapter.name)/\(name)"
    text = Starters.given[title] ?? ""
    isGiven = true
  }

  /// Returns whether a learner's file is still this one, whatever was done to its comments, white space or line ends.
  package func isUntouched(_ source: SourceText) -> Bool {
    source.significant == SourceText(text).significant
  }
}
