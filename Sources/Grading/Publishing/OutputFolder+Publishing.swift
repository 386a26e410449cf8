import Course
import Foundation

extension OutputFolder {
  /// Writes files under temporary names and brings them all into place at the end; what fails leaves the old ones as they
  /// were.
  ///
  /// The folder `students` is replaced as a whole where a file in it is written. A gradebook that was there is kept where
  /// the new one differs. If the computer stops while files are brought into place, the next run finishes that.
  ///
  /// - Parameter outcome: What is written; where another run has worked here since, nothing is, for that one knows more.
  /// - Throws: `WorkbookFolder.Problem` where a file cannot be written, or what `write` throws.
  package func publish(
    _ outcome: GradingRun.Outcome? = nil, _ write: (Draft) throws -> Void
  ) throws(WorkbookFolder.Problem) {
    _ = try look()
    if outcome?.journal != nil, JournalState(of: self) == nil {
      throw WorkbookFolder.Problem("\(path) was moved or removed meanwhile, so that no results were written.")
    }
    try make()
    let lock = try FolderLock(self)
    defer { withExtendedLifetime(lock) {} }
    if let state = outcome?.journal, state != JournalState(of: self) {
      throw WorkbookFolder.Problem(
        "Another run has worked in \(path) meanwhile, so that this one's results are no longer the last.")
    }
    var publication = Publication(of: self)
    try publication.finishInterrupted()
    defer { publication.removeLeftovers() }
    do {
      let draft = try Draft(in: publication.draft, for: path, disk: disk)
      try write(draft)
      try draft.finish()
      try publication.bringIntoPlace(draft.names)
    } catch let problem as WorkbookFolder.Problem {
      throw problem
    } catch {
      throw WorkbookFolder.Problem("The results cannot be written: \(error). What was there before is still there.")
    }
  }

  /// The files of results while they are written, under other names.
  package final class Draft {
    private let folder: String
    private let target: String
    private let disk: DiskWriting

    /// What is to be in place in the end: files, and the folder `students`.
    private(set) var names: [String] = []
    private var written: Set<String> = []

    fileprivate init(in folder: String, for target: String, disk: DiskWriting) throws(WorkbookFolder.Problem) {
      self.folder = folder
      self.target = target
      self.disk = disk
      guard mkdir(folder, 0o700) == 0 else { throw problem(with: folder, DiskWriting.Failure(number: errno)) }
    }

    /// Writes a file, piece by piece.
    ///
    /// - Parameters:
    ///   - name: A plain name, for instance `gradebook.json`, or one in the folder for pages, `students/x.html`.
    ///   - body: Is given what adds text at the end.
    /// - Throws: `WorkbookFolder.Problem` where the file cannot be written, or what `body` throws.
    package func file(_ name: String, _ body: (_ append: (String) throws -> Void) throws -> Void) throws {
      let steps = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let isPage = steps.count == 2 && steps.first == OutputFolder.pages
      guard isPage || steps.count == 1 && name != OutputFolder.pages, steps.allSatisfy(\.isPlainName),
        written.insert(name).inserted
      else {
        throw WorkbookFolder.Problem("“\(name)” can be no name of a file with results, or is the name of two of them.")
      }
      if isPage, !names.contains(OutputFolder.pages) {
        let pages = "\(folder)/\(OutputFolder.pages)"
        guard mkdir(pages, 0o777) == 0 else { throw problem(with: pages, DiskWriting.Failure(number: errno)) }
      }
      let entry = isPage ? OutputFolder.pages : name
      if !names.contains(entry) { names.append(entry) }
      try write(name, body)
    }

    private func write(_ name: String, _ body: (_ append: (String) throws -> Void) throws -> Void) throws {
      let file = open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw problem(with: name, DiskWriting.Failure(number: errno)) }
      defer { close(file) }
      var waiting = Data()
      func flush() throws {
        do throws(DiskWriting.Failure) {
          try disk.writeAll(waiting, to: file)
        } catch {
          throw problem(with: name, error)
        }
        waiting.removeAll(keepingCapacity: true)
      }
      try body { text in
        waiting += text.utf8
        if waiting.count >= 1 << 16 { try flush() }
      }
      try flush()
      do throws(DiskWriting.Failure) {
        try disk.synchroniseAll(file)
      } catch {
        throw problem(with: name, error)
      }
    }

    /// Has the names of all files be on the disk.
    fileprivate func finish() throws {
      if names.contains(OutputFolder.pages) { disk.synchronise(folder: "\(folder)/\(OutputFolder.pages)") }
      disk.synchronise(folder: folder)
    }

    private func problem(with name: String, _ failure: DiskWriting.Failure) -> WorkbookFolder.Problem {
      WorkbookFolder.Problem(
        "\(name) cannot be written in \(target) (\(failure)). \(OutputFolder.standing(in: target)) "
          + "Make room and start the command again: nothing is graded twice.")
    }
  }

  /// The folder with the students' pages.
  static let pages = "students"
}

extension String {
  /// Whether it can be the name of a file that everybody sees, and leads nowhere else.
  fileprivate var isPlainName: Bool {
    !isEmpty && !hasPrefix(".") && utf8.count <= 255
      && !unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
  }
}
