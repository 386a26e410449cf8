import Course
import Foundation
import Judging

/// How a student's folder looks when it is handed in: where the files lie, what they are called, what else is there.
struct Desk {
  enum Arrangement: CaseIterable {
    /// All files side by side.
    case flat
    /// A copy of the workbook's folder, with what belongs to it.
    case workbook
    /// Folders of the student's own.
    case nested
  }

  let portfolio: Portfolio
  let arrangement: Arrangement

  /// Whether all of it is handed in as one archive.
  let isArchive: Bool

  /// The names of the files, by the exercises' ids.
  private var names: [String: String] = [:]

  /// What else lies there.
  private var others: [Piece] = []

  init(of portfolio: Portfolio, using generator: inout SeededGenerator) {
    self.portfolio = portfolio
    arrangement = generator.element(of: Arrangement.allCases)
    isArchive = generator.isTrue(percent: 30)
    for item in portfolio.items {
      // Browsers number what is saved again, and some systems do not tell capitals apart.
      let title = item.exercise.title
      names[item.exercise.id] =
        item.earlier == nil && generator.isTrue(percent: 3)
        ? generator.element(of: ["\(title) (1).swift", "\(title.lowercased()).swift"]) : item.exercise.file
    }
    others = Self.others(beside: portfolio, arrangement, using: &generator)
  }

  /// What the student's folder holds.
  ///
  /// - Parameter isFirstAttempt: Whether it is as it was before something was handed in again.
  func pieces(isFirstAttempt: Bool = false, withEarlier: Bool = true) -> [Piece] {
    var pieces: [Piece] = []
    for (index, item) in portfolio.items.enumerated() {
      guard let data = isFirstAttempt ? item.earlier ?? item.data : item.data else { continue }
      let name = name(of: item)
      pieces.append(Piece(folder(of: item.chapter) + name, data, for: item.isUsable ? item.exercise.id : nil))
      guard withEarlier, let earlier = item.earlier else { continue }
      // What lies deeper counts less, and so does what is not called exactly right.
      let path =
        index.isMultiple(of: 2)
        ? "\(folder(of: item.chapter))alt/\(name)" : "\(folder(of: item.chapter))\(item.exercise.title) (1).swift"
      pieces.append(Piece(path, earlier))
    }
    pieces += others
    guard portfolio.student.computer == .mac else { return pieces }
    // The file system of a Mac takes names apart into letters and accents.
    for index in pieces.indices { pieces[index].path = pieces[index].path.decomposedStringWithCanonicalMapping }
    return pieces
  }

  /// The pieces as an archive, with what a Mac adds to it.
  func archive(_ path: String, isFirstAttempt: Bool = false, withEarlier: Bool = true) -> Piece {
    var pieces = pieces(isFirstAttempt: isFirstAttempt, withEarlier: withEarlier)
    let origins = pieces.origins
    if portfolio.student.computer == .mac {
      for piece in pieces where piece.path.hasSuffix(".swift") {
        var parts = piece.path.split(separator: "/").map(String.init)
        parts[parts.count - 1] = "._\(parts[parts.count - 1])"
        pieces.append(Piece("__MACOSX/\(parts.joined(separator: "/"))", Data([0, 5, 0x16, 7, 0, 2, 0, 0])))
      }
    }
    var archive = Piece(path, pieces.archive)
    // What was handed in again takes the place of all that was there.
    if !isFirstAttempt { archive.origins = origins }
    return archive
  }

  /// The name under which the file of an exercise is handed in.
  func name(of item: Portfolio.Item) -> String { names[item.exercise.id] ?? item.exercise.file }

  private func folder(of chapter: Chapter) -> String {
    switch arrangement {
    case .flat: ""
    case .workbook: "Chapters/\(chapter.folder)/"
    case .nested: "Übungen \(portfolio.student.familyName)/\(chapter.number)/"
    }
  }

  private static func others(
    beside portfolio: Portfolio, _ arrangement: Arrangement, using generator: inout SeededGenerator
  ) -> [Piece] {
    var pieces: [Piece] = []
    if generator.isTrue(percent: 20) { pieces.append(Piece("Lösungen.pdf", text: "%PDF-1.4\n%%EOF\n")) }
    if portfolio.student.computer == .mac { pieces.append(Piece(".DS_Store", Data([0, 0, 0, 1] + "Bud1".utf8))) }
    if generator.isTrue(percent: 5) { pieces.append(Piece("screen recording.mov", Data(count: 1 << 20))) }
    if generator.isTrue(percent: 6) { pieces.append(Piece("Skripte", linkTo: "../../../../etc")) }
    if generator.isTrue(percent: 10), let missing = portfolio.items.first(where: { $0.work == .missing }) {
      pieces.append(Piece(missing.exercise.file, linkTo: "/etc/hostname"))
    }
    guard arrangement == .workbook else { return pieces }
    // None of this may be read: it would decide about itself.
    pieces.append(
      Piece("Package.swift", text: "// swift-tools-version: 6.3\nfatalError(\"a submitted manifest ran\")\n"))
    pieces.append(Piece("README.md", text: "# Shapes workbook\n"))
    pieces.append(Piece("Tests/ArcsTests/ConeProbe.swift", text: "#error(\"a submitted probe was compiled\")\n"))
    pieces.append(Piece(".build/debug/Cone.swift", text: "#error(\"a built file was compiled\")\n"))
    for chapter in Course.chapters {
      for file in chapter.givenFiles {
        pieces.append(Piece("Chapters/\(chapter.folder)/\(file.name)", text: file.text))
      }
    }
    return pieces
  }
}
