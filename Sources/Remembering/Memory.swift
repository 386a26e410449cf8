import Course
import Foundation

/// The file in which a workbook's progress is kept, `.workbook/progress.json`.
package struct Memory: Sendable {
  /// What was found in the file.
  package struct Recollection: Sendable {
    package var progress: Progress

    /// A sentence on a file that could not be understood and was set aside.
    package var warning: String?

    package init(progress: Progress = Progress(), warning: String? = nil) {
      self.progress = progress
      self.warning = warning
    }
  }

  package var folder: WorkbookFolder

  package init(of folder: WorkbookFolder) {
    self.folder = folder
  }

  private static let name = ".workbook/progress.json"
  private var path: String { "\(folder.statePath)/progress.json" }

  /// Reads what is remembered; a file that cannot be understood is set aside under another name.
  ///
  /// - Throws: `Problem` where such a file cannot be set aside either.
  package func recall() throws(WorkbookFolder.Problem) -> Recollection {
    let data: Data?
    do {
      data = try WorkbookFolder.contents(ofFile: path, called: Self.name)
    } catch {
      return try setAside(because: "could not be read")
    }
    guard let data else { return Recollection() }
    do {
      return Recollection(progress: try Progress.File.progress(data))
    } catch {
      switch error {
      case .malformed: return try setAside(because: "is damaged")
      case .newer(let version): return try setAside(because: "was written by a newer workbook (version \(version))")
      }
    }
  }

  /// Changes what is remembered, as one step even where two commands run at the same time.
  ///
  /// - Returns: What is remembered then.
  /// - Throws: `Problem` where it cannot be written; the file is then as it was.
  @discardableResult
  package func update(_ change: (inout Progress) -> Void) throws(WorkbookFolder.Problem) -> Recollection {
    try makeFolder()
    let lock = open("\(folder.statePath)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { _ = flock(lock, LOCK_EX) }
    var recollection = try recall()
    let before = recollection.progress
    change(&recollection.progress)
    guard recollection.progress != before else { return recollection }
    guard let data = try? Progress.File.data(recollection.progress) else {
      throw WorkbookFolder.Problem("\(Self.name) cannot be put into words. Nothing was changed.")
    }
    try WorkbookFolder.write(data, toFile: path, called: Self.name)
    return recollection
  }

  private func makeFolder() throws(WorkbookFolder.Problem) {
    do {
      try FileManager.default.createDirectory(atPath: folder.statePath, withIntermediateDirectories: true)
    } catch {
      throw WorkbookFolder.Problem(
        "The folder .workbook cannot be made, so nothing can be remembered. "
          + "Check the permissions of \(folder.root), and whether a file of that name is in the way.")
    }
  }

  private func setAside(because reason: String) throws(WorkbookFolder.Problem) -> Recollection {
    var number = 1
    func kept() -> String { "progress-set-aside-\(number).json" }
    while FileManager.default.fileExists(atPath: "\(folder.statePath)/\(kept())") { number += 1 }
    do {
      try FileManager.default.moveItem(atPath: path, toPath: "\(folder.statePath)/\(kept())")
    } catch {
      throw WorkbookFolder.Problem(
        "\(Self.name) \(reason) and cannot be set aside. Move it away yourself, or check its permissions.")
    }
    return Recollection(
      warning: "\(Self.name) \(reason). It was set aside as .workbook/\(kept()); "
        + "`swift run workbook check` finds out anew where you are.")
  }
}
