import Foundation
import Judging

/// The form in which an instructor gets the submissions of a class.
package enum Form: String, Sendable, CaseIterable {
  /// A folder a student.
  case folders
  /// Files side by side, with prefixes that tell whose they are.
  case canvas
  /// A folder a student, with the numbers that Moodle gives.
  case moodle

  /// Returns what identifies a student in this form.
  package func id(of student: Student) -> String {
    switch self {
    case .folders: folder(of: student)
    case .canvas: "\(student.canvasID)"
    case .moodle: "\(student.moodleID)"
    }
  }

  /// Whether late work is marked in this form.
  package var tellsLateness: Bool { self == .canvas }

  /// Returns all that lies in the class's folder of one student: paths, and what lies there.
  func pieces(of portfolio: Portfolio, seed: UInt64) -> [Piece] {
    let student = portfolio.student
    var generator = SeededGenerator(invented: seed, [4, UInt64(student.number)])
    let desk = Desk(of: portfolio, using: &generator)
    let archiveName = generator.element(of: ["shapes.zip", "Übung.zip", "Archiv.zip", "my work.zip"])
    switch self {
    case .folders, .moodle:
      let folder = folder(of: student)
      if desk.isArchive { return [Piece("\(folder)/\(archiveName)", desk.archive())] }
      return desk.pieces().map { piece in
        var piece = piece
        piece.path = "\(folder)/\(piece.path)"
        return piece
      }
    case .canvas: return canvasPieces(of: desk, archiveName: archiveName)
    }
  }

  /// The name of the student's folder; in Moodle's form without the signs that it takes out of names.
  func folder(of student: Student) -> String {
    switch self {
    case .moodle: "\(student.name.filter { !"'\"/\\:*?<>|&`".contains($0) })_\(student.moodleID)_assignsubmission_file_"
    case .folders, .canvas:
      "\(student.familyName) \(student.givenNames) \(200_000 + student.number)".replacing("  ", with: " ")
    }
  }

  /// Each file or archive with the prefix `lastnamefirstname[_LATE]_<user>_<attachment>_`.
  private func canvasPieces(of desk: Desk, archiveName: String) -> [Piece] {
    let student = desk.portfolio.student
    let name = (student.familyName + student.givenNames).lowercased().filter { $0.isLetter || $0.isNumber }
    let prefix = "\(name)\(student.isLate ? "_LATE" : "")_\(student.canvasID)"
    let firstAttachment = 90_000 + student.number * 250
    var pieces: [Piece] = []
    /// Adds what was handed in as an attachment; a second time Canvas puts a number into its name.
    func add(_ file: String, _ data: Data, attempt: Int = 0) {
      var file = file
      if attempt > 0, let dot = file.lastIndex(of: ".") { file.insert(contentsOf: "-\(attempt)", at: dot) }
      let attachment = firstAttachment + 120 * attempt + pieces.count
      pieces.append(Piece("\(prefix)_\(attachment)_\(file)", data))
    }
    let items = desk.portfolio.items
    if desk.isArchive {
      let isAgain = items.contains { $0.earlier != nil }
      if isAgain { add(archiveName, desk.archive(isFirstAttempt: true, withEarlier: false)) }
      add(archiveName, desk.archive(withEarlier: false), attempt: isAgain ? 1 : 0)
    } else {
      for item in items { if let data = item.earlier ?? item.data { add(desk.name(of: item), data) } }
      for item in items where item.earlier != nil {
        if let data = item.data { add(desk.name(of: item), data, attempt: 1) }
      }
      if pieces.isEmpty { add("essay.pdf", Data("%PDF-1.4\n%%EOF\n".utf8)) }
    }
    return pieces
  }
}
