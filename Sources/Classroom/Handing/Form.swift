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
      if desk.isArchive { return [desk.archive("\(folder)/\(archiveName)")] }
      return desk.pieces().map { piece in
        var piece = piece
        piece.path = "\(folder)/\(piece.path)"
        return piece
      }
    case .canvas: return canvasPieces(of: desk, archiveName: archiveName)
    }
  }

  /// Returns where a grader finds the files that count, by the exercises' ids: below the student's folder, or in the one
  /// archive that there is of the student.
  func origins(of pieces: [Piece], from student: Student) -> [String: String] {
    switch self {
    case .folders, .moodle:
      let folder = folder(of: student)
      return pieces.origins.mapValues { String($0.dropFirst(folder.count + 1)) }
    case .canvas: return pieces.count == 1 && pieces[0].exercise == nil ? pieces[0].origins : pieces.origins
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
    func add(_ piece: Piece, attempt: Int = 0) {
      var (piece, file) = (piece, piece.path)
      if attempt > 0, let dot = file.lastIndex(of: ".") { file.insert(contentsOf: "-\(attempt)", at: dot) }
      piece.path = "\(prefix)_\(firstAttachment + 120 * attempt + pieces.count)_\(file)"
      pieces.append(piece)
    }
    let items = desk.portfolio.items
    if desk.isArchive {
      let isAgain = items.contains { $0.earlier != nil }
      if isAgain { add(desk.archive(archiveName, isFirstAttempt: true, withEarlier: false)) }
      add(desk.archive(archiveName, withEarlier: false), attempt: isAgain ? 1 : 0)
    } else {
      func piece(_ item: Portfolio.Item, _ data: Data) -> Piece {
        Piece(desk.name(of: item), data, for: item.isUsable && data == item.data ? item.exercise.id : nil)
      }
      for item in items { if let data = item.earlier ?? item.data { add(piece(item, data)) } }
      for item in items where item.earlier != nil {
        if let data = item.data { add(piece(item, data), attempt: 1) }
      }
      if pieces.isEmpty { add(Piece("essay.pdf", text: "%PDF-1.4\n%%EOF\n")) }
    }
    return pieces
  }
}
