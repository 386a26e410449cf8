/// A chapter: a module of exercises on one subject.
package struct Chapter: Sendable {
  /// Two digits, for instance `03`.
  package var number: String

  /// The name, which is also that of the module.
  package var name: String

  /// What it is about, in one line.
  package var summary: String

  /// The exercises, from easy to hard.
  package var exercises: [Exercise]

  /// The names of the files that all exercises are given; the workbook judges with its own copies of them.
  package var given: [String]

  package init(
    _ number: String, _ name: String, _ summary: String, exercises: [Exercise], given: [String] = []
  ) {
    self.number = number
    self.name = name
    self.summary = summary
    self.exercises = exercises
    self.given = given
  }

  /// The files that all exercises are given, as learners get them.
  package var givenFiles: [OriginalFile] { given.map { OriginalFile(given: $0, in: self) } }

  /// The names of the exercises' files and of the given ones.
  package var fileNames: [String] { exercises.map(\.file) + given }

  /// The name of its folder in Chapters and in Solutions, for instance `03-Arcs`.
  package var folder: String { "\(number)-\(name)" }

  /// The folder in Tests with its suite and its probes.
  package var suite: String { "\(name)Tests" }
}
