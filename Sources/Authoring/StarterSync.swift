import Course
import Foundation

/// Derives the starters from the solutions, and writes them and the given files where learners and the tool find them.
package struct StarterSync: Sendable {
  package var folder: WorkbookFolder

  package init(folder: WorkbookFolder) {
    self.folder = folder
  }

  /// What was written, and what was left alone.
  package struct Outcome: Sendable, Hashable {
    /// The files written, below the root.
    package var written: [String] = []

    /// The learners' files that were left alone because somebody has worked on them.
    package var kept: [String] = []
  }

  /// The tool's own copy of all starters, below the root.
  package static let starterFile = "Sources/Course/Starters/Starters.swift"

  /// Returns the starter of every exercise by its id, in the order of the course.
  ///
  /// - Throws: `WorkbookFolder.Problem` that names the file and the line.
  package func starters() throws(WorkbookFolder.Problem) -> [(exercise: Exercise, text: String)] {
    var starters: [(Exercise, String)] = []
    for chapter in Course.chapters {
      for exercise in chapter.exercises {
        let name = "Solutions/\(chapter.folder)/\(exercise.file)"
        guard let data = try WorkbookFolder.contents(ofFile: "\(folder.root)/\(name)", called: name) else {
          throw WorkbookFolder.Problem("\(name) is missing. Every exercise of the course needs a solution.")
        }
        do {
          starters.append((exercise, try StarterDerivation.starter(of: String(decoding: data, as: UTF8.self))))
        } catch {
          throw WorkbookFolder.Problem("\(name), line \(error.line): \(error.message).")
        }
      }
    }
    return starters
  }

  /// Returns the text that every given file has among the solutions, in the order of the course.
  ///
  /// - Throws: `WorkbookFolder.Problem` that names the file.
  package func givenFiles() throws(WorkbookFolder.Problem) -> [(file: OriginalFile, text: String)] {
    var files: [(OriginalFile, String)] = []
    for chapter in Course.chapters {
      for file in chapter.givenFiles {
        let name = "Solutions/\(chapter.folder)/\(file.name)"
        guard let data = try WorkbookFolder.contents(ofFile: "\(folder.root)/\(name)", called: name) else {
          throw WorkbookFolder.Problem("\(name) is missing. The chapter's exercises are given it.")
        }
        files.append((file, String(decoding: data, as: UTF8.self)))
      }
    }
    return files
  }

  /// Returns the source text of the tool's own copy.
  package static func source(
    of starters: [(exercise: Exercise, text: String)], given: [(file: OriginalFile, text: String)]
  ) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by `workbook author sync` from Solutions. Change the solutions, not this file.

      /// The text with which a learner begins each exercise, by the exercise's id.
      package enum Starters {
        package static let text: [String: String] = [

      """
    for (exercise, starter) in starters { text += entry(exercise.id, starter) }
    text += """
        ]

        /// The text of the files that a chapter's exercises are given, by the chapter's name and the file's.
        package static let given: [String: String] = [

      """
    for (file, original) in given { text += entry(file.title, original) }
    return text + (given.isEmpty ? "    :\n" : "") + "  ]\n}\n"
  }

  private static func entry(_ key: String, _ text: String) -> String {
    "    \"\(key)\": #\"\"\"\n\(text)\n\"\"\"#,\n"
  }

  /// Writes all starters and given files; a learner's file that somebody has worked on is left alone.
  package func run() throws(WorkbookFolder.Problem) -> Outcome {
    let starters = try starters()
    let given = try givenFiles()
    var outcome = Outcome()
    for (file, text) in starters.map({ (OriginalFile($0.exercise), $0.text) }) + given {
      let name = folder.relativePath(of: file)
      if let data = try folder.contents(of: file) {
        if data == Data(text.utf8) { continue }
        // Even a comment may be somebody's work.
        guard data == Data(file.text.utf8) else {
          outcome.kept.append(name)
          continue
        }
      }
      try write(text, to: name, &outcome)
    }
    let source = Self.source(of: starters, given: given)
    if try WorkbookFolder.contents(ofFile: "\(folder.root)/\(Self.starterFile)", called: Self.starterFile)
      != Data(source.utf8)
    {
      try write(source, to: Self.starterFile, &outcome)
    }
    return outcome
  }

  private func write(_ text: String, to name: String, _ outcome: inout Outcome) throws(WorkbookFolder.Problem) {
    try WorkbookFolder.write(Data(text.utf8), toFile: "\(folder.root)/\(name)", called: name)
    outcome.written.append(name)
  }
}
