import Foundation
import Judging

/// How a student writes: the habits that show in every file.
struct Hand: Sendable {
  enum Indentation: Sendable, CaseIterable { case two, four, tabs }
  enum Language: Sendable, CaseIterable { case english, german, french, spanish, danish }

  /// What stands above each file, so that no two students hand in the same bytes.
  var signature: String
  var language: Language
  var indentation: Indentation

  /// How many of a hundred lines have a remark above them.
  var remarks: Int
  var keepsTasks: Bool

  /// Whether the exercise's own explanation still stands above the code.
  var keepsExplanation: Bool
  var hasWindowsLineEnds: Bool
  var hasByteOrderMark: Bool
  var isLatin1: Bool
  var hasTrailingSpace: Bool
  var endsWithoutLineFeed: Bool

  /// The ways of writing that this student has; each is used wherever there is an occasion.
  var rewritings: [Rewriting]

  init(of student: Student, seed: UInt64) {
    var generator = SeededGenerator(invented: seed, [1, UInt64(student.number)])
    signature = "\(student.name), \(200_000 + student.number)"
    language = generator.element(of: Language.allCases)
    let isWindows = student.computer == .windows
    indentation = generator.isTrue(percent: 45) ? .two : generator.isTrue(percent: 60) ? .four : .tabs
    remarks = generator.element(of: [0, 5, 15, 40])
    keepsTasks = generator.isTrue(percent: 40)
    keepsExplanation = generator.isTrue(percent: 70)
    hasWindowsLineEnds = generator.isTrue(percent: isWindows ? 80 : 3)
    hasByteOrderMark = generator.isTrue(percent: isWindows ? 30 : 2)
    isLatin1 = !hasByteOrderMark && generator.isTrue(percent: isWindows ? 35 : 5)
    // The explanations hold letters that Latin-1 has not.
    if isLatin1 { keepsExplanation = false }
    hasTrailingSpace = generator.isTrue(percent: 25)
    endsWithoutLineFeed = generator.isTrue(percent: 20)
    rewritings = Rewriting.all.filter { _ in generator.isTrue(percent: 35) }
  }

  /// Writes a file in this hand.
  func write(_ file: WrittenFile, using generator: inout SeededGenerator) -> WrittenFile {
    var file = file
    for rewriting in rewritings { rewriting.apply(&file, &generator) }
    if !keepsExplanation {
      file.lines.removeAll { !$0.isOwn && $0.indentation == 0 && $0.content.hasPrefix("///") }
    }
    addRemarks(to: &file, using: &generator)
    if let first = file.lines.firstIndex(where: { $0.text.hasPrefix("import ") }) {
      file.lines.insert(WrittenFile.Line(text: "// \(signature)", isOwn: false), at: first)
    }
    for index in file.lines.indices { indent(&file.lines[index]) }
    if hasTrailingSpace {
      for index in file.lines.indices where generator.isTrue(percent: 20) { file.lines[index].text += "  " }
    }
    return file
  }

  /// Returns the bytes of a text as this student's editor saves it.
  func bytes(of text: String) -> Data {
    var text = text
    while endsWithoutLineFeed, text.last?.isNewline == true { text.removeLast() }
    if hasWindowsLineEnds { text = text.replacing("\n", with: "\r\n") }
    if isLatin1, let data = text.data(using: .isoLatin1) { return data }
    return Data((hasByteOrderMark ? "\u{FEFF}" : "").utf8) + Data(text.utf8)
  }

  private func addRemarks(to file: inout WrittenFile, using generator: inout SeededGenerator) {
    for index in file.lines.indices.reversed() where file.lines[index].isOwn {
      let line = file.lines[index]
      guard !line.content.isEmpty, !line.content.hasPrefix("}"), !line.content.hasPrefix("//"),
        generator.isTrue(percent: remarks)
      else { continue }
      let space = String(repeating: " ", count: line.indentation)
      let remark = generator.element(of: language.remarks)
      file.lines.insert(WrittenFile.Line(text: "\(space)// \(remark)", isOwn: true), at: index)
    }
  }

  private func indent(_ line: inout WrittenFile.Line) {
    let count = line.indentation
    switch indentation {
    case .two: break
    case .four: line.text = String(repeating: " ", count: count) + line.text
    case .tabs: line.text = String(repeating: "\t", count: count / 2) + line.content
    }
  }
}

extension Hand.Language {
  /// What students write between their lines.
  fileprivate var remarks: [String] {
    switch self {
    case .english:
      [
        "first the corner", "half of the smaller side", "careful: y grows downwards!", "why does this work?", "???",
        "ok",
      ]
    case .german:
      [
        "Größe berechnen", "nächste Ecke", "schließen nicht vergessen", "läuft", "hier war vorher ein Fehler",
        "Höhe geprüft",
      ]
    case .french:
      ["d'abord le côté gauche", "à vérifier", "ça marche", "le centre du rectangle", "même chose à droite"]
    case .spanish:
      ["la mitad del tamaño", "¿por qué?", "ángulo en grados", "aquí se cierra", "año pasado: sin cerrar"]
    case .danish:
      ["først hjørnet", "midten på højre side", "husk: y vokser nedad", "prøv igen", "lukkes til sidst"]
    }
  }
}
