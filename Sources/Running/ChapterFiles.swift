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

  /// Reads a chapter's folder with all folders in it, as the package manager does.
  ///
  /// - Throws: `WorkbookFolder.Problem` where the folder is missing or a file cannot be read.
  init(of chapter: Chapter, in folder: WorkbookFolder) throws(WorkbookFolder.Problem) {
    try self.init(folder: folder.path(of: chapter), called: "Chapters/\(chapter.folder)")
  }

  /// - Parameter name: What the folder is called in a message.
  init(folder: String, called name: String) throws(WorkbookFolder.Problem) {
    // The compiler names files by their plain paths, so these are plain from the start.
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let found = FileManager.default.enumerator(atPath: path)
    else {
      throw WorkbookFolder.Problem("\(name) is missing. Bring it back with `git checkout \(name)`.")
    }
    var names: [String] = []
    while let name = found.nextObject() as? String {
      if name.hasSuffix(".swift"), !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        names.append(name)
      }
    }
    files = []
    for file in names.sorted() {
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
