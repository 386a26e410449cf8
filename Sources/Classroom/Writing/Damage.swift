import Judging

/// Ways in which a file stops being right.
enum Damage {
  /// Code that traps when the shape draws itself.
  static let crash = ["let numbers: [Int] = []", "let number = numbers[3]", "print(number)"]

  /// Code that never gets to the drawing.
  static let endlessLoop = ["var round = 0", "while round < 10 {", "  round = round == 9 ? 0 : round + 1", "}"]

  /// Code that prints much, also what it is asked.
  static let printing = ["for line in 0..<20 {", "  print(\"line \\(line): drawing in \\(rect)\")", "}"]

  /// Puts code in front of what draws in a rectangle; there must be such a place.
  static func insert(_ code: [String], into file: inout WrittenFile) {
    guard let block = file.ownBlocks.first(where: { file.isDrawing($0) }) else {
      preconditionFailure("nothing here draws in a rectangle: \(file.text)")
    }
    let space = String(repeating: " ", count: file.lines[block.lowerBound].indentation)
    file.lines.insert(
      contentsOf: code.map { WrittenFile.Line(text: space + $0, isOwn: true) }, at: block.lowerBound)
  }

  /// Makes sure that a file is refused by the compiler, or does not have what the exercise asks for.
  static func breakUp(_ file: inout WrittenFile, declaring title: String, using generator: inout SeededGenerator) {
    switch generator.whole(0...4) {
    case 0:
      // A brace too few.
      if let last = file.lines.lastIndex(where: { $0.content == "}" }) { file.lines.remove(at: last) }
    case 1 where misspell(in: &file): break
    case 2 where rename(title, in: &file): break
    case 3:
      // What version control leaves in a file.
      let place = file.ownBlocks.first?.lowerBound ?? 0
      let marks = ["<<<<<<< HEAD", "=======", ">>>>>>> 4f2a91c"].map { WrittenFile.Line(text: $0, isOwn: true) }
      file.lines.insert(contentsOf: marks, at: place)
    default:
      let place = file.ownBlocks.first?.upperBound ?? 0
      file.lines.insert(WrittenFile.Line(text: "    hier weiter machen", isOwn: true), at: place)
    }
  }

  /// Doubles the last letter of the first type that the student uses.
  private static func misspell(in file: inout WrittenFile) -> Bool {
    var isDone = false
    file.changeOwnLines { line in
      guard !isDone else { return }
      line = Words.replacing(in: line) { place in
        guard !isDone, place.after == "(", place.before != ".", place.word.first?.isUppercase == true,
          let last = place.word.last
        else { return nil }
        isDone = true
        return "\(place.word)\(last)"
      }
    }
    return isDone
  }

  /// Gives the exercise's type another name.
  private static func rename(_ title: String, in file: inout WrittenFile) -> Bool {
    guard let index = file.lines.firstIndex(where: { $0.text.hasPrefix("struct \(title)") }) else { return false }
    file.lines[index].text = file.lines[index].text.replacing("struct \(title)", with: "struct My\(title)")
    return true
  }
}
