import Course
import Foundation

/// The folder that a class's results are written to, with all that a run needs to go on in the hidden folder `.grading`.
package struct OutputFolder: Sendable {
  /// An absolute path.
  package let path: String

  /// What writes to the disk.
  let disk: DiskWriting

  /// - Parameter path: The folder, which need not be there yet.
  package init(_ path: String) { self.init(path, disk: .system) }

  init(_ path: String, disk: DiskWriting) {
    var path = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.disk = disk
  }

  /// The hidden folder.
  var state: String { "\(path)/.grading" }

  var journal: String { "\(state)/journal.jsonl" }

  /// What is found in its place.
  enum Found: Sendable {
    /// Nothing, or an empty folder.
    case nothing
    /// A folder that a run has written to.
    case run
  }

  /// Looks at what is there.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it is none that results may be written to.
  func look() throws(WorkbookFolder.Problem) -> Found {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw WorkbookFolder.Problem("\(path) cannot be read (\(String(cString: strerror(errno)))). Name another folder.")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw WorkbookFolder.Problem("\(path) is a file, but the results need a folder. Name an empty or new one.")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw WorkbookFolder.Problem("\(path) cannot be read. Check its permissions, or name another folder.")
    }
    if names.contains(".grading") { return .run }
    // The Finder leaves this file in every folder that it has shown.
    guard names.allSatisfy({ $0 == ".DS_Store" }) else {
      throw WorkbookFolder.Problem("\(path) holds other files; name an empty or new folder.")
    }
    return .nothing
  }

  /// Makes the folder and the hidden one in it, which nobody else may look into.
  func make() throws(WorkbookFolder.Problem) {
    do {
      // Grades are nobody's business but the instructor's.
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw WorkbookFolder.Problem(
        "\(path) cannot be made. Check the permissions of the folder that it is to lie in, or name another one.")
    }
    guard mkdir(state, 0o700) == 0 || errno == EEXIST else {
      throw WorkbookFolder.Problem(
        "\(state) cannot be made (\(String(cString: strerror(errno)))). Make room there, or name another folder.")
    }
    disk.synchronise(folder: path)
    disk.synchronise(folder: (path as NSString).deletingLastPathComponent)
  }
}

extension OutputFolder {
  /// What a run in this folder was about.
  package struct Remembered: Sendable, Hashable {
    /// Absolute paths.
    package var sources: [String]

    /// The exercises that the course still has, in its order.
    package var exercises: [String]
    package var seed: UInt64

    /// Whether there were secret questions, whose file has to be named again.
    package var hasSecret: Bool

    /// The id of the only student who was to be graded.
    package var only: String?

    /// Whether the run came to its end.
    package var isFinished: Bool
  }

  /// Returns what the last run in this folder was about; nil where there was none.
  ///
  /// - Throws: `WorkbookFolder.Problem` where the folder holds other files, or what is remembered cannot be read.
  package func remembered() throws -> Remembered? {
    guard try look() == .run else { return nil }
    let index =
      access(journal, F_OK) == 0
      ? try JournalIndex(reading: JournalFile(journal, isWritten: false), isBrief: true) : JournalIndex()
    guard let beginning = index.beginning else {
      // Another seed would be drawn, and a gradebook replaced of which nobody could say how it came about.
      guard access("\(path)/gradebook.json", F_OK) != 0 else {
        throw WorkbookFolder.Problem(
          "\(path) holds a gradebook, but what it rests on, \(journal), is gone or empty. "
            + "Bring it back, or name another folder with --out.")
      }
      return nil
    }
    return Remembered(
      sources: beginning.sources,
      exercises: Course.exercises.map(\.id).filter(Set(beginning.exercises).contains), seed: beginning.seed,
      hasSecret: beginning.secret != nil, only: beginning.only, isFinished: index.isFinished)
  }
}
