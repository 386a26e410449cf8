import Course
import Foundation
import Judging

/// The Swift files of a chapter's folder, as they are now.
struct ChapterFiles: Sendable {
  /// One file.
  struct File: Sendable {
    /// The absolute path.
    var path: String

    /// The name within the chapter's folder.
    var name: String
    var source: SourceText
    var names: DeclaredNames

    /// Whether it is the workbook's own copy of a file that all exercises of the chapter are given.
    var isGiven = false
  }

  /// All Swift files, in the order of their names.
  var files: [File]

  init(files: [File]) {
    self.files = files
  }

  /// Reads a chapter's folder with all folders in it.
  ///
  /// - Throws: `WorkbookFolder.Problem` where the folder is missing or a file cannot be read.
  init(of chapter: Chapter, in folder: WorkbookFolder) throws(WorkbookFolder.Problem) {
    try folder.requireFolder(of: chapter)
    try self.init(folder: folder.path(of: chapter), called: folder.relativePath(of: chapter))
  }

  /// - Parameter name: What the folder is called in a message.
  /// - Throws: `WorkbookFolder.Problem` where the folder is missing or a file cannot be read.
  init(folder: String, called name: String) throws(WorkbookFolder.Problem) {
    // The compiler names files by their plain paths, so these are plain from the start.
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else {
      throw WorkbookFolder.Problem("\(name) is missing.")
    }
    files = []
    for file in WorkbookFolder.swiftFiles(in: path) {
      guard let data = try WorkbookFolder.contents(ofFile: "\(path)/\(file)", called: "\(name)/\(file)") else {
        continue
      }
      let source = SourceText(data)
      files.append(File(path: "\(path)/\(file)", name: file, source: source, names: DeclaredNames(in: source)))
    }
  }

  subscript(name: String) -> File? { files.first { $0.name == name } }

  /// Returns the files with the workbook's own copies of the given ones, which are written elsewhere, in their place.
  ///
  /// So nothing that a learner, or a submission, changes in a given file has a part in a verdict.
  ///
  /// - Parameters:
  ///   - given: The chapter's given files.
  ///   - place: The folder for the copies.
  /// - Throws: `WorkbookFolder.Problem` where a copy cannot be written.
  func replacing(_ given: [OriginalFile], in place: String) throws(WorkbookFolder.Problem) -> ChapterFiles {
    var copies: [File] = []
    for file in given {
      let path = URL(fileURLWithPath: "\(place)/\(file.name)").standardizedFileURL.path
      try WorkbookFolder.write(Data(file.text.utf8), toFile: path, called: path)
      let source = SourceText(file.text)
      copies.append(
        File(path: path, name: file.name, source: source, names: DeclaredNames(in: source), isGiven: true))
    }
    // They come first, so that the compiler complains of the learner's file where a name is declared twice.
    return ChapterFiles(files: copies + files.filter { file in !given.contains { $0.name == file.name } })
  }

  /// Returns the given files that the folder holds with another content than the workbook's own.
  func changed(_ given: [OriginalFile]) -> [OriginalFile] {
    given.filter { file in self[file.name].map { !file.isUntouched($0.source) } ?? false }
  }

  /// Returns the names of the learner's other files whose names a file uses, directly or through another; sorted.
  func filesNeeded(by name: String) -> [String] {
    var needed: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let file = self[next] else { continue }
      for other in files where other.name != name && !other.isGiven && !needed.contains(other.name) {
        if !other.names.declared.isDisjoint(with: file.names.used) {
          needed.insert(other.name)
          waiting.append(other.name)
        }
      }
    }
    return needed.sorted()
  }
}
