import Course
import Foundation

/// An invented class: students of any number, each with work on the whole course, all drawn from one seed.
///
/// Students are made one at a time, so that two thousand take no more memory than one.
package struct InventedClass: Sendable {
  package let count: Int
  package let seed: UInt64
  private let exemplars: [Exemplar]

  /// - Parameters:
  ///   - count: How many students there are.
  ///   - solutions: A workbook with its solutions.
  /// - Throws: `WorkbookFolder.Problem` that names the solution that is missing.
  package init(count: Int, seed: UInt64, solutions: WorkbookFolder) throws(WorkbookFolder.Problem) {
    self.init(count: count, seed: seed, exemplars: try Exemplar.all(in: solutions))
  }

  init(count: Int, seed: UInt64, exemplars: [Exemplar]) {
    self.count = count
    self.seed = seed
    self.exemplars = exemplars
  }

  /// Returns the student at a place from 0.
  package func student(at number: Int) -> Student { Student(number: number, seed: seed) }

  /// Returns the work of the student at a place.
  func portfolio(at number: Int) -> Portfolio { Portfolio(of: student(at: number), seed: seed, exemplars: exemplars) }

  /// Writes the class in all forms, each into a folder of its name, and beside each what is expected of it.
  ///
  /// - Throws: `WorkbookFolder.Problem` that names the file that cannot be written.
  package func write(into folder: String) throws(WorkbookFolder.Problem) {
    for form in Form.allCases { try write(into: "\(folder)/\(form.rawValue)", as: form) }
  }

  /// Writes the class in one form, and beside its folder, as `<folder>.json`, what is expected of it.
  ///
  /// - Parameter folder: The folder that an instructor would have; it is made.
  /// - Throws: `WorkbookFolder.Problem` that names the file that cannot be written, or that the folder holds something.
  package func write(into folder: String, as form: Form) throws(WorkbookFolder.Problem) {
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true else {
      throw WorkbookFolder.Problem("\(folder) holds something. Name a folder for the class that is not there yet.")
    }
    var expectations: [Manifest.Student] = []
    for number in 0..<count {
      let portfolio = portfolio(at: number)
      // A folder stays even where a student has handed in nothing.
      if form != .canvas { try Self.makeFolder("\(folder)/\(form.folder(of: portfolio.student))") }
      let pieces = form.pieces(of: portfolio, seed: seed)
      for piece in pieces { try Self.write(piece, in: folder) }
      expectations.append(
        Manifest.Student(portfolio, in: form, origins: form.origins(of: pieces, from: portfolio.student)))
    }
    try Manifest(seed: seed, form: form, students: expectations).write(toFile: "\(folder).json")
  }

  private static func write(_ piece: Piece, in folder: String) throws(WorkbookFolder.Problem) {
    let path = "\(folder)/\(piece.path)"
    switch piece.content {
    case .file(let data): try WorkbookFolder.write(data, toFile: path, called: path)
    case .link(let target):
      try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      guard symlink(target, path) == 0 else {
        throw WorkbookFolder.Problem("\(path) cannot be made (\(String(cString: strerror(errno)))).")
      }
    }
  }

  private static func makeFolder(_ path: String) throws(WorkbookFolder.Problem) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw WorkbookFolder.Problem("\(path) cannot be made. Choose a place where you may write.")
    }
  }
}
