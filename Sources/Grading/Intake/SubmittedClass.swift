import Course
import Foundation

/// The submissions of a class, as they were taken in: on disk, so that two thousand take no more memory than ten.
///
/// Each submission has a folder of its own, with a description and, in a folder a chapter, the files that are judged.
package struct SubmittedClass: Sendable {
  /// One submission in the list of all.
  package struct Entry: Sendable, Hashable {
    package var id: String
    package var name: String

    /// Its place in the order of taking in, from 0, by which its folder is named.
    var number: Int
  }

  /// All submissions, in the order of their names and then of their ids.
  package private(set) var entries: [Entry] = []

  /// What there is to say about files and folders that belong to no student, and where names leave a doubt about whose
  /// something is (`chosen`).
  package var remarks: [Submission.Remark] = []

  /// The folder with all of them, which nothing else uses.
  let folder: String

  /// A class with nobody in it.
  ///
  /// - Parameter folder: An empty folder.
  package init(in folder: String) {
    self.folder = folder
  }

  /// Adds a submission.
  ///
  /// - Parameter contents: The bytes to be judged of each file that was taken, by the exercise's id.
  /// - Throws: `WorkbookFolder.Problem` where they cannot be written.
  package mutating func add(_ submission: Submission, contents: [String: Data]) throws(WorkbookFolder.Problem) {
    let entry = Entry(id: submission.id, name: submission.name, number: entries.count)
    for file in submission.files {
      guard let exercise = Course.exercise(id: file.exercise), let data = contents[file.exercise],
        let chapter = Course.chapter(named: exercise.chapter)
      else { continue }
      let path = "\(chapterFolder(chapter, of: entry))/\(exercise.file)"
      try write(data, toFile: path)
    }
    guard let description = try? JSONEncoder().encode(submission) else {
      throw WorkbookFolder.Problem("The submission of \(submission.name) cannot be put into words.")
    }
    let path = descriptionPath(of: entry)
    try write(description, toFile: path)
    let position = entries.firstIndex { (entry.name, entry.id) < ($0.name, $0.id) } ?? entries.count
    entries.insert(entry, at: position)
  }

  /// Writes a file of which there is none yet.
  ///
  /// Where this fails the class is of no use, so it is not waited until the disk has the file, as Foundation does: for a
  /// hundred thousand of them that takes minutes.
  private func write(_ data: Data, toFile path: String) throws(WorkbookFolder.Problem) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Self.problem(writing: path) }
    defer { close(file) }
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.problem(writing: path) }
      rest = rest.dropFirst(count)
    }
  }

  private static func problem(writing path: String) -> WorkbookFolder.Problem {
    WorkbookFolder.Problem(
      "\(path) cannot be written (\(String(cString: strerror(errno)))). Is there room on the disk?")
  }

  /// Returns a submission's description.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it is no longer there.
  package func submission(_ entry: Entry) throws(WorkbookFolder.Problem) -> Submission {
    let path = descriptionPath(of: entry)
    guard let data = try WorkbookFolder.contents(ofFile: path, called: path),
      let submission = try? JSONDecoder().decode(Submission.self, from: data)
    else {
      throw WorkbookFolder.Problem("\(path), the description of what \(entry.name) handed in, is gone or damaged.")
    }
    return submission
  }

  /// Returns the folder with the files that were taken for a chapter; there is none where none were.
  package func chapterFolder(_ chapter: Chapter, of entry: Entry) -> String {
    "\(submissionFolder(of: entry))/\(chapter.folder)"
  }

  /// Returns the text of the file that was taken for an exercise; nil where there was none.
  package func text(of exercise: Exercise, of entry: Entry) -> String? {
    guard let chapter = Course.chapter(named: exercise.chapter) else { return nil }
    return FileManager.default.contents(atPath: "\(chapterFolder(chapter, of: entry))/\(exercise.file)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func submissionFolder(of entry: Entry) -> String { "\(folder)/\(entry.number)" }

  private func descriptionPath(of entry: Entry) -> String { "\(submissionFolder(of: entry))/submission.json" }
}
