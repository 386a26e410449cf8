import Course
import Foundation
import Judging

/// The Swift files of a chapter's folder, as they were when they were read.
struct ChapterFiles: Sendable {
  /// One file.
  struct File: Sendable {
    /// The name within the chapter's folder.
    var name: String

    /// The bytes that were read; nothing else is judged, whatever becomes of the file.
    var data: Data
    var source: SourceText
    var names: DeclaredNames

    /// Whether it is the workbook's own copy of a file that all exercises of the chapter are given.
    var isGiven = false

    /// The path of the copy that the compiler reads; empty before there is one.
    var path = ""

    init(_ name: String, _ data: Data, isGiven: Bool = false) {
      self.name = name
      self.data = data
      self.isGiven = isGiven
      source = SourceText(data)
      names = DeclaredNames(in: source)
    }
  }

  /// All Swift files that were read, in the order of their names.
  var files: [File]

  /// What there was beside them and was not read.
  private(set) var omissions: [SourceFolder.Omission] = []

  /// Whether there were too many files, so that not all were taken.
  private(set) var isCut = false

  init(files: [File], omissions: [SourceFolder.Omission] = []) {
    self.files = files
    self.omissions = omissions
  }

  /// Reads a chapter's folder with all folders in it.
  ///
  /// - Throws: `WorkbookFolder.Problem` where the folder is missing or cannot be read.
  init(of chapter: Chapter, in folder: WorkbookFolder) throws(WorkbookFolder.Problem) {
    try folder.requireFolder(of: chapter)
    try self.init(
      folder: folder.path(of: chapter), called: folder.relativePath(of: chapter), own: chapter.fileNames)
  }

  /// - Parameters:
  ///   - name: What the folder is called in a message.
  ///   - own: The names of the files that are read however many others there are.
  /// - Throws: `WorkbookFolder.Problem` where the folder is missing or cannot be read.
  init(folder: String, called name: String, own: [String] = []) throws(WorkbookFolder.Problem) {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw WorkbookFolder.Problem("\(name) is missing.")
    }
    do throws(Unreadable) {
      let found = try SourceFolder(path: folder, own: own)
      files = found.files.map { File($0.name, $0.data) }
      omissions = found.omissions
      isCut = found.isCut
    } catch {
      throw WorkbookFolder.Problem("\(name) \(error.words). \(error.advice)")
    }
  }

  subscript(name: String) -> File? { files.first { $0.name == name } }

  /// Returns the files with the workbook's own copies of the given ones in their place.
  ///
  /// So nothing that a learner, or a submission, changes in a given file has a part in a verdict.
  func replacing(_ given: [OriginalFile]) -> ChapterFiles {
    var result = self
    // They come first, so that the compiler complains of the learner's file where a name is declared twice.
    result.files =
      given.map { File($0.name, Data($0.text.utf8), isGiven: true) }
      + files.filter { file in !given.contains { $0.name == file.name } }
    return result
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
