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

  /// Returns the names of the other files whose names a file uses, directly or through another file; sorted.
  func filesNeeded(by name: String) -> [String] {
    var needed: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let file = self[next] else { continue }
      for other in files where other.name != name && !needed.contains(other.name) {
        if !other.names.declared.isDisjoint(with: file.names.used) {
          needed.insert(other.name)
          waiting.append(other.name)
        }
      }
    }
    return needed.sorted()
  }
}
