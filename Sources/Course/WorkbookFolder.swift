import Foundation
import Judging

/// A workbook on disk: the folder that holds Package.swift, Chapters, Tests and the rest.
package struct WorkbookFolder: Sendable, Hashable {
  /// The absolute path of the folder.
  package var root: String

  package init(root: String) {
    self.root = root
  }

  /// What keeps a workbook from being read or written; the description is a sentence that says what to do.
  package struct Problem: Error, CustomStringConvertible, Sendable, Hashable {
    package var description: String

    package init(_ description: String) {
      self.description = description
    }
  }

  /// Finds the workbook that a folder belongs to, looking upwards from it.
  ///
  /// - Throws: `Problem` where neither the folder nor one above it is a workbook.
  package init(above start: String) throws(Problem) {
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      if Self.isWorkbook(folder.path) {
        root = folder.path
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else { break }
      folder = parent
    }
    throw Problem(
      "\(start) is not a workbook: there is no Package.swift with a folder Chapters beside it, here or above. "
        + "Change into the folder that you cloned, or name it with --root.")
  }

  private static func isWorkbook(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
      && FileManager.default.fileExists(atPath: path + "/Chapters")
  }

  /// The path of an exercise's file below the root, as learners are told it.
  package func relativePath(of exercise: Exercise) -> String { relativePath(of: OriginalFile(exercise)) }

  package func path(of exercise: Exercise) -> String { "\(root)/\(relativePath(of: exercise))" }

  /// The path of a learner's file below the root.
  package func relativePath(of file: OriginalFile) -> String {
    let folder = Course.chapter(named: file.chapter).map { relativePath(of: $0) } ?? "Chapters"
    return "\(folder)/\(file.name)"
  }

  package func path(of file: OriginalFile) -> String { "\(root)/\(relativePath(of: file))" }

  package func path(of chapter: Chapter) -> String { "\(root)/\(relativePath(of: chapter))" }

  /// The path of a chapter's folder below the root, as learners are told it.
  package func relativePath(of chapter: Chapter) -> String { "Chapters/\(chapter.folder)" }

  /// The folder with a chapter's suite and probes.
  package func suitePath(of chapter: Chapter) -> String { "\(root)/Tests/\(chapter.suite)" }

  /// The folder with a chapter's solutions.
  package func solutionsPath(of chapter: Chapter) -> String { "\(root)/Solutions/\(chapter.folder)" }

  /// The folder for what the command keeps; nothing in it is needed to go on.
  package var statePath: String { "\(root)/.workbook" }

  /// Returns the bytes of an exercise's file, or nil where there is none.
  ///
  /// - Throws: `Problem` where the file is there but cannot be read.
  package func contents(of exercise: Exercise) throws(Problem) -> Data? { try contents(of: OriginalFile(exercise)) }

  /// Returns the bytes of a learner's file, or nil where there is none.
  ///
  /// - Throws: `Problem` where it is there but cannot be read, or is a link or too large.
  package func contents(of file: OriginalFile) throws(Problem) -> Data? {
    try Self.contents(
      ofFile: path(of: file), called: relativePath(of: file), limit: SourceFolder.fileBytes, followingLinks: false)
  }

  /// Returns the bytes of a file, or nil where there is none; waits for nothing.
  ///
  /// - Parameter name: What the file is called in the message.
  /// - Throws: `Problem` where the file is there but cannot be read.
  package static func contents(ofFile path: String, called name: String) throws(Problem) -> Data? {
    try contents(ofFile: path, called: name, limit: 64 << 20, followingLinks: true)
  }

  private static func contents(
    ofFile path: String, called name: String, limit: Int, followingLinks: Bool
  ) throws(Problem) -> Data? {
    do throws(Unreadable) {
      return try Unreadable.contents(of: path, limit: limit, followingLinks: followingLinks)
    } catch .folder {
      throw Problem(
        "\(name) is a folder, but a file belongs there. "
          + "Move it away, and bring the file back with `swift run workbook reset` and the exercise's name.")
    } catch {
      throw Problem("\(name) \(error.words). \(error.advice)")
    }
  }

  /// Makes sure that a chapter's folder is there.
  ///
  /// - Throws: `Problem` where it is missing or a file.
  package func requireFolder(of chapter: Chapter) throws(Problem) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path(of: chapter), isDirectory: &isFolder)
    let name = relativePath(of: chapter)
    if exists, isFolder.boolValue {
      guard access(path(of: chapter), R_OK | X_OK) != 0 else { return }
      throw Problem("\(name) cannot be read. Check its permissions.")
    }
    throw Problem(
      "\(name) \(exists ? "is a file, but a folder belongs there" : "is missing"). "
        + "Bring it back with `git checkout -- \(name)`, "
        + "or its exercises with `swift run workbook reset \(chapter.name)`.")
  }

  /// Writes a file under a temporary name and renames it, so that it is either whole or not there.
  ///
  /// - Throws: `Problem` where that fails; what was there before is still there.
  package static func write(_ data: Data, toFile path: String, called name: String) throws(Problem) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw Problem("\(name) cannot be written (\(Self.reason(error))). Nothing was changed.")
    }
  }

  /// The cause of a failed file operation, in a few words.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
    return underlying.localizedDescription.replacing("The operation could not be completed. ", with: "")
  }
}

extension SourceText {
  /// The text of a file's bytes; bytes that are no UTF-8 become replacement characters.
  package init(_ data: Data) { self.init(String(decoding: data, as: UTF8.self)) }
}
