import Course
import Foundation

/// Brings starters and given files back, and what they replaced.
package struct Reset: Sendable {
  /// What was done to one file.
  package struct Outcome: Sendable {
    /// What happened to the file.
    package enum Action: Hashable, Sendable {
      /// The starter, or the given file, is back.
      case original
      /// The copy of this path is back.
      case copy(String)
      /// The file was already as it should be, or there was nothing to bring back.
      case nothing
    }

    package var file: OriginalFile
    package var action: Action

    /// Where what was replaced is kept.
    package var kept: String?

    package init(_ file: OriginalFile, _ action: Action, kept: String? = nil) {
      self.file = file
      self.action = action
      self.kept = kept
    }
  }

  package var folder: WorkbookFolder

  package init(in folder: WorkbookFolder) {
    self.folder = folder
  }

  /// Puts the starter in the place of an exercise's file, or a given file back, after a copy of what is there was kept.
  ///
  /// - Throws: `Problem` where a file cannot be read or written; the learner's file is then as it was.
  package func bringBackOriginal(of file: OriginalFile) throws(WorkbookFolder.Problem) -> Outcome {
    guard !file.text.isEmpty else {
      throw WorkbookFolder.Problem(
        "This workbook does not know how \(file.title) begins. Build it anew: `swift build`.")
    }
    let current = try folder.contents(of: file)
    let original = Data(file.text.utf8)
    guard current != original else { return Outcome(file, .nothing) }
    return Outcome(file, .original, kept: try replace(current, with: original, of: file))
  }

  /// Brings the newest kept copy of a learner's file back, after a copy of what is there now was kept.
  ///
  /// - Throws: `Problem` where a file cannot be read or written; the learner's file is then as it was.
  package func bringBackCopy(of file: OriginalFile) throws(WorkbookFolder.Problem) -> Outcome {
    let current = try folder.contents(of: file)
    let copies = KeptCopies(of: file, in: folder)
    guard let (number, data) = try copies.newest(otherThan: current) else { return Outcome(file, .nothing) }
    let kept = try replace(current, with: data, of: file)
    return Outcome(file, .copy(copies.relativePath(number)), kept: kept)
  }

  /// Replaces a learner's file and returns where what was there is kept; the original need not be kept.
  private func replace(
    _ current: Data?, with data: Data, of file: OriginalFile
  ) throws(WorkbookFolder.Problem) -> String? {
    var kept: String?
    if let current, !current.elementsEqual(file.text.utf8) {
      let copies = KeptCopies(of: file, in: folder)
      kept = copies.relativePath(try copies.keep(current))
    }
    try WorkbookFolder.write(data, toFile: folder.path(of: file), called: folder.relativePath(of: file))
    return kept
  }
}
